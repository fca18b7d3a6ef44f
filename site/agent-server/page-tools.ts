import type {HostedPage} from '@symblepay/sandbox/browser';
import {checkFields} from './check-fields';
import {Mistake, quote} from './mistake';
import type {NextTool} from './next-tools';
import {leadToPage, listNext} from './next-tools';
import type {Tool} from './tool';
import {annotate} from './tool';
import {inWorld, worldArgument} from './world-argument';
import type {World, Worlds} from './worlds';
import {origin} from './worlds';

const redirectUrl = {
  type: 'string',
  description: 'The redirectUrl that a call gave.',
  minLength: 1,
  maxLength: 2048,
};

/** What a user does on the pages behind every redirectUrl. */
export function pageTools(worlds: Worlds): readonly Tool[] {
  return [
    {
      name: 'sandbox_openPage',
      title: 'Open a page as the user',
      description:
        'Plays the user: opens the page behind a redirectUrl and gives what it says and which choices it offers. Nothing changes until sandbox_choose makes a choice.',
      inputSchema: {
        type: 'object',
        properties: {redirectUrl, ...worldArgument},
        required: ['redirectUrl'],
        additionalProperties: false,
      },
      annotations: annotate('reads'),
      run({redirectUrl: given, world: wanted}) {
        const world = worlds.find(wanted as string | undefined);
        const url = checkAddress(given as string);
        const page = open(world, url);
        const next = page.choices.map(({id, label, asksFor}): NextTool => {
          const fields = asksFor && {fields: {[asksFor.name]: 'Not as described.'}};
          const choice = {redirectUrl: url, choice: id, ...fields};
          return {tool: 'sandbox_choose', arguments: choice, why: `The user chooses "${label}".`};
        });
        return {data: {page, next: inWorld(worlds, world, next)}};
      },
    },
    {
      name: 'sandbox_choose',
      title: 'Choose on a page as the user',
      description:
        'Plays the user: makes a choice that sandbox_openPage has listed, such as pay or sign-in. Gives the URL that the browser goes to next, or null where it stays.',
      inputSchema: {
        type: 'object',
        properties: {
          redirectUrl,
          choice: {
            type: 'string',
            description: 'The id of the choice.',
            minLength: 1,
            maxLength: 64,
            examples: ['sign-in', 'choose-account', 'pay'],
          },
          fields: {
            type: 'object',
            description: 'What the user types, by the name in asksFor of the choice.',
            additionalProperties: {type: 'string'},
          },
          ...worldArgument,
        },
        required: ['redirectUrl', 'choice'],
        additionalProperties: false,
      },
      annotations: annotate('changes'),
      async run({redirectUrl: given, choice, fields = {}, world: wanted}) {
        const world = worlds.find(wanted as string | undefined);
        const url = checkAddress(given as string);
        const typed = checkFields(fields as object);
        const offered = open(world, url).choices.map(({id}) => id);
        if (offered.length > 0 && !offered.includes(choice as string)) {
          throw new Mistake(
            `choice: ${quote(choice as string)} is not offered on this page. Choose ${offered.join(' or ')}.`,
          );
        }
        const {returnTo} = await world.sandbox.control.choose(url, choice as string, typed);
        const subject = world.subjects.get(url);
        const next = subject ? listNext(world, subject) : [];
        const stays = returnTo === null ? [leadToPage(url)] : [];
        return {data: {returnTo, next: inWorld(worlds, world, [...next, ...stays])}};
      },
    },
  ];
}

function open({sandbox, name}: World, url: string): HostedPage {
  const page = sandbox.control.openPage(url);
  if (!page.isRefusal) return page;
  throw new Mistake(
    `redirectUrl: ${page.paragraphs.join(' ')} Ask the call that gave it for a new one, in the world ${quote(name)}, or name another world.`,
  );
}

function checkAddress(url: string): string {
  if (url.startsWith(`${origin}/`) && URL.canParse(url)) return url;
  throw new Mistake(`redirectUrl must be one that a call gave; it starts with ${origin}/`);
}
