import files from '@generated/download-files/default/files.json';
import type {ListedFile} from '@site/plugins/download-files/list-sums';
import {nameOf} from '@site/plugins/download-files/list-sums';
import type {ReactNode} from 'react';

/** How much of a checksum people compare. */
const shownDigits = 8;

/** The files to download, with the size and the checksum of each. */
export function FileTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>File</th>
          <th>Use it for</th>
          <th className="number">Size</th>
          <th>SHA-256</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <Row key={file.path} {...file} />
        ))}
      </tbody>
    </table>
  );
}

function Row(file: ListedFile): ReactNode {
  const {path, use, bytes, sha256} = file;
  return (
    <tr>
      <td data-label="File">
        <a href={path} download="">
          {nameOf(file)}
        </a>
      </td>
      <td data-label="Use it for">{use}</td>
      <td data-label="Size" className="number">
        {Math.round(bytes / 1024)} KB
      </td>
      <td data-label="SHA-256">
        <code>{sha256.slice(0, shownDigits)}…</code>
      </td>
    </tr>
  );
}
