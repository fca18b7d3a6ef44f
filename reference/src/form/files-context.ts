import {createContext} from 'react';
export type FilesContextValue = {
  /** Keeps a file, and gives the text that stands for it in the body. */
  readonly addFile: (file: File) => string;
};

/** Present around the form of a body that can carry files. */
export const FilesContext = createContext<FilesContextValue | undefined>(undefined);
