import type {SchemaNode} from './model';

/** Whether a schema is written out where it stands; otherwise its model says everything about it. */
export function isWrittenHere({link, isExpanded}: SchemaNode): boolean {
  return !link || isExpanded === true;
}
