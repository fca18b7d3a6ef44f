import {createContext} from 'react';

/** Keeps a file, and gives the text that stands for it in the body. */
export type AddFile = (file: File) => string;

/** Present around the form of a body that can carry files. */
export const FilesContext = createContext<AddFile | undefined>(undefined);
