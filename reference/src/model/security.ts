import type {ClaimId} from './anchors';
import {anchorPart} from './anchors';
import type {ObjectCursor} from './cursor';
import {withoutExtensions} from './cursor';
import {readDescribed} from './described';
import {linkText} from './link-text';
import type {SecurityChoice, SecurityFlow, SecurityScheme} from './model';
import type {Scope} from './scope';
import type {Source} from './source';

const kinds = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;
const locations = ['header', 'query', 'cookie'] as const;

export function readSecuritySchemes(source: Source, claimId: ClaimId): readonly SecurityScheme[] {
  return source.components('securitySchemes').map(([name, cursor]) => {
    const scheme = source.follow(cursor);
    const kind = kinds.find((each) => each === scheme.textAt('type')) ?? 'other';
    const location = locations.find((each) => each === scheme.textAt('in')) ?? 'header';
    return {
      id: claimId(`security.${anchorPart(name)}`),
      name,
      kind,
      location: kind === 'mutualTLS' ? 'none' : kind === 'apiKey' ? location : 'header',
      key: kind === 'apiKey' ? (scheme.textAt('name') ?? name) : 'Authorization',
      httpScheme: scheme.textAt('scheme'),
      bearerFormat: scheme.textAt('bearerFormat'),
      ...readDescribed(scheme, source),
      discovery: linkText(undefined, scheme.textAt('openIdConnectUrl')),
      flows: withoutExtensions(scheme.entriesAt('flows')).map(([flow, flowCursor]) =>
        readFlow(flow, flowCursor.asObject()),
      ),
    };
  });
}

function readFlow(name: string, flow: ObjectCursor): SecurityFlow {
  const addresses = ['authorizationUrl', 'tokenUrl', 'refreshUrl'].flatMap((key) => {
    const link = linkText(undefined, flow.textAt(key));
    return link ? [{name: key, link}] : [];
  });
  const scopes = flow.entriesAt('scopes').map(([scope, {value}]) => ({
    name: scope,
    description: typeof value === 'string' ? value : '',
  }));
  return {name, addresses, scopes};
}

/** A call's own requirements replace the document's; an empty list means that none is needed. */
export function readSecurityChoices(
  operation: ObjectCursor,
  {source, security}: Scope,
): readonly SecurityChoice[] {
  const owner = operation.child('security') ? operation : source.root;
  return owner.listAt('security').map((choice) =>
    choice.entries().map(([scheme, {value}]) => ({
      scheme,
      id: security.find(({name}) => name === scheme)?.id,
      scopes: Array.isArray(value) ? value.map(String) : [],
    })),
  );
}
