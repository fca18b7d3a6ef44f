import type {SchemaNode} from '../model/model';

/** 3.0 says `format: binary`, 3.1 a media type without an encoding. */
export function isFile({format, limits}: SchemaNode): boolean {
  return (
    format === 'binary' ||
    (limits.contentMediaType !== undefined && limits.contentEncoding === undefined)
  );
}
