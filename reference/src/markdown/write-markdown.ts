import {gfmToMarkdown} from 'mdast-util-gfm';
import type {ListItem} from 'mdast';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Model, NamedSchema, Operation} from '../model/model';
import {operationsOf} from '../model/operations-of';
import {proseText} from '../model/prose';
import type {Block} from './blocks';
import {heading, inCode, item, list, paragraph} from './blocks';
import type {Surroundings} from './call-blocks';
import {callBlocks, webhookBlocks} from './call-blocks';
import {schemaBlocks, typeLine} from './field-items';
import {linkedModels} from './linked-models';
import {aboutBlocks, linkWords} from './prose-blocks';

type Places = {
  /** Where the page is; links of the document are resolved against it. */
  readonly address: string;
  /** The page that explains errors, from the site's root. */
  readonly errorsHref?: string | undefined;
};

/** A document as Markdown: all of it in one text, and each call in one with the models it uses. */
export function writeMarkdown(model: Model, {address, errorsHref}: Places) {
  const resolve = (href: string) =>
    URL.canParse(href, address) ? new URL(href, address).href : href;
  const around = {model, errorsHref, resolve};
  return {
    title: model.title,
    description: model.summary ?? proseText(model.description),
    ...write(address, wholeBlocks(around)),
    calls: operationsOf(model).map((call) => ({
      id: call.id,
      title: call.title,
      description: `\`${call.method.toUpperCase()} ${call.path}\``,
      ...write(`${address}#${call.id}`, [
        ...callBlocks(call, 1, around),
        ...modelBlocks(linkedModels(call, model.schemas), 2, around),
      ]),
    })),
  };
}

/** Each file begins with its title, then says where its page is. */
function write(address: string, [title, ...blocks]: readonly Block[]) {
  const link = linkWords({text: address, href: address}, String);
  const children = [...(title ? [title] : []), paragraph(link), ...blocks];
  const markdown = toMarkdown(
    {type: 'root', children},
    {extensions: [gfmToMarkdown({tablePipeAlign: false})], bullet: '-'},
  );
  const headings = children.filter((block) => block.type === 'heading');
  /** For each heading in turn, the ids that lead to it on the page. */
  const headingIds = headings.map(({data}) => (data?.id ? [data.id] : []));
  return {markdown, headingIds};
}

function wholeBlocks(around: Surroundings): readonly Block[] {
  const {model, resolve} = around;
  return [
    ...introductionBlocks(around),
    ...model.groups.flatMap((group) => [
      heading(2, group.name, group.id),
      ...aboutBlocks(group, resolve),
      ...group.operations.flatMap((call) => callBlocks(call, 3, around)),
    ]),
    ...webhooksBlocks(model.webhooks, around),
    ...modelBlocks(model.schemas, 2, around),
  ];
}

function introductionBlocks({model, resolve}: Surroundings): readonly Block[] {
  return [
    heading(1, `${model.title} ${model.version}`.trim()),
    ...(model.summary === undefined ? [] : [paragraph(model.summary)]),
    ...aboutBlocks(model, resolve),
    ...list(model.links.map((link) => item(paragraph(linkWords(link, resolve))))),
    ...(model.servers.length > 0 ? [heading(2, 'Servers', 'servers')] : []),
    ...list(
      model.servers.map((server) =>
        item(paragraph(inCode(server.url)), ...aboutBlocks(server, resolve)),
      ),
    ),
    ...(model.security.length > 0 ? [heading(2, 'Authentication', 'authentication')] : []),
    ...model.security.flatMap((scheme) => [
      heading(3, scheme.name, scheme.id),
      paragraph(`${scheme.httpScheme ?? scheme.kind} in ${scheme.location}: `, inCode(scheme.key)),
      ...aboutBlocks(scheme, resolve),
    ]),
  ];
}

function webhooksBlocks(webhooks: readonly Operation[], around: Surroundings): readonly Block[] {
  const {model, resolve} = around;
  return [
    ...(webhooks.length > 0 ? [heading(2, 'Webhooks', 'webhooks')] : []),
    ...model.webhookTags.flatMap((tag) => aboutBlocks(tag, resolve)),
    ...webhooks.flatMap((webhook) => webhookBlocks(webhook, 3, around)),
  ];
}

/** A model that only bodies write out leads to these bodies. */
function modelBlocks(
  schemas: readonly NamedSchema[],
  depth: number,
  {resolve}: Surroundings,
): readonly Block[] {
  const written = schemas.flatMap(({id, name, schema}) =>
    schema
      ? [
          heading(depth + 1, name, id),
          paragraph('Type: ', ...typeLine(schema)),
          ...aboutBlocks(schema, resolve),
          ...schemaBlocks(schema, resolve),
        ]
      : [],
  );
  const inBodies = schemas.flatMap(({id, name, schema, usedIn}) =>
    schema
      ? []
      : [heading(depth + 1, name, id), ...list(usedIn.map((each) => place(each, resolve)))],
  );
  return [
    ...(written.length > 0 ? [heading(depth, 'Models', 'models'), ...written] : []),
    ...(inBodies.length > 0 ? [heading(depth, 'Models of request bodies'), ...inBodies] : []),
  ];
}

function place(anchor: string, resolve: (href: string) => string): ListItem {
  return item(
    paragraph(linkWords({text: anchor, href: `#${encodeURIComponent(anchor)}`}, resolve)),
  );
}
