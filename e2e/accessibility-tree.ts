import type {Page} from '@playwright/test';
import {layOutAll} from './lay-out-all';

export type Control = {readonly role: string; readonly name: string; readonly target: string};
export type LiveRegion = {readonly politeness: string; readonly text: string};

const controlRoles = new Set([
  ...['link', 'button', 'tab', 'DisclosureTriangle', 'textbox', 'searchbox', 'combobox'],
  ...['spinbutton', 'checkbox', 'radio', 'switch'],
]);

/** Every control of the page as assistive technology gets it, with what it does or stands in. */
export async function readControls(page: Page): Promise<readonly Control[]> {
  // What is not laid out yet is left out of the tree.
  await layOutAll(page);
  const nodes = await readNodes(page);
  const names = new Map(nodes.map(({nodeId, name}) => [nodeId, String(name?.value ?? '')]));
  return nodes
    .filter(({ignored, role}) => !ignored && controlRoles.has(String(role?.value)))
    .map(({role, nodeId, parentId, properties}) => ({
      role: String(role?.value),
      name: names.get(nodeId) ?? '',
      target:
        String(properties?.find(({name}) => name === 'url')?.value.value ?? '') ||
        (names.get(parentId ?? '') ?? ''),
    }));
}

/** What is read aloud as it changes, in the order of the page. */
export async function readLiveRegions(page: Page): Promise<readonly LiveRegion[]> {
  const nodes = await readNodes(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(textOf).filter(Boolean).join(' ');
  };
  return nodes.flatMap(({nodeId, properties = []}) => {
    const live = properties.find(({name}) => name === 'live');
    // Only what is inside a region names its root.
    const isInside = properties.some(({name}) => name === 'root');
    return live && !isInside ? [{politeness: String(live.value.value), text: textOf(nodeId)}] : [];
  });
}

async function readNodes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}
