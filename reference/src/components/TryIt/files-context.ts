import {createContext} from 'react';
import type {Files} from './request-content';

export type FilesContextValue = {
  readonly files: Files;
  readonly setFile: (place: string, file: File | undefined) => void;
};

/** Present around the form of a body that can carry files. */
export const FilesContext = createContext<FilesContextValue | undefined>(undefined);
