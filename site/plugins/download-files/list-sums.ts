import type {DownloadFile} from './files';

/** A file as the guide lists it. */
export type ListedFile = Pick<DownloadFile, 'path' | 'use'> & {
  readonly bytes: number;
  readonly sha256: string;
};

export function nameOf({path}: ListedFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** As `sha256sum --check` reads it, beside the downloaded files. */
export function listSums(files: readonly ListedFile[]): string {
  return files.map((file) => `${file.sha256}  ${nameOf(file)}\n`).join('');
}
