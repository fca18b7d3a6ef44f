import type {SearchEntry} from '../../../theme/search/search-index';
import {elementText} from '../element-text';
import {findAll} from '../find-all';
import type {Section} from './cut-sections';
import {readFields} from './read-fields';

/** The first paragraphs of a section describe it; what follows is about its parts. */
const summary = {paragraphs: 2, characters: 600};

/** The calls, webhooks and models of the reference, each followed by its fields and values. */
export function readReference(sections: readonly Section[]): SearchEntry[] {
  const seen = new Set<string>();
  const aliases = new Set(sections.flatMap((section) => readAlias(section) ?? []));
  const isNew = ({kind, name, text}: SearchEntry) => {
    const key = JSON.stringify([kind, name, text]);
    const hasBeenSeen = seen.has(key);
    seen.add(key);
    // The name of an event is found as its webhook.
    return !hasBeenSeen && !aliases.has(name);
  };
  return sections.flatMap((section) => [
    readSection(section),
    ...readFields(section.content).filter(isNew),
  ]);
}

function readSection(section: Section): SearchEntry {
  const {id, heading: name, content} = section;
  const ofFields = new Set(findAll(content, 'li').flatMap((item) => findAll(item, 'p')));
  const text = findAll(content, 'p')
    .filter((paragraph) => !ofFields.has(paragraph))
    .slice(0, summary.paragraphs)
    .map((paragraph) => elementText(paragraph))
    .join(' ')
    .slice(0, summary.characters);
  const alias = readAlias(section);
  if (alias === undefined) {
    return {kind: id.startsWith('schema.') ? 'Model' : 'Guide', id, name, text};
  }
  return {kind: id.startsWith('webhook.') ? 'Webhook' : 'Call', id, name, text, alias};
}

/** Method and path of a call, or the name of an event. */
function readAlias({content}: Section): string | undefined {
  const badge = findAll(content, 'span').find(({properties}) => 'dataMethod' in properties);
  const [code] = findAll(content, 'code');
  if (badge === undefined || code === undefined) return undefined;
  const method = String(badge.properties.dataMethod);
  return method === 'webhook' ? elementText(code) : `${method.toUpperCase()} ${elementText(code)}`;
}
