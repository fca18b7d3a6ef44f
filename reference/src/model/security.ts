import type {ClaimId} from './anchors';
import {anchorPart} from './anchors';
import {readDescribed} from './described';
import {linkText} from './link-text';
import type {SecurityChoice, SecurityFlow, SecurityScheme} from './model';
import type {Scope} from './scope';
import type {ObjectCursor, Source} from './source';
import {asObject, child, entries, entriesAt, listAt, textAt, withoutExtensions} from './source';

const kinds = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;
const locations = ['header', 'query', 'cookie'] as const;

export function readSecuritySchemes(source: Source, claimId: ClaimId): readonly SecurityScheme[] {
  return source.components('securitySchemes').map(([name, cursor]) => {
    const scheme = source.follow(cursor);
    const kind = kinds.find((each) => each === textAt(scheme, 'type')) ?? 'other';
    const location = locations.find((each) => each === textAt(scheme, 'in')) ?? 'header';
    return {
      id: claimId(`security.${anchorPart(name)}`),
      name,
      kind,
      location: kind === 'mutualTLS' ? 'none' : kind === 'apiKey' ? location : 'header',
      key: kind === 'apiKey' ? (textAt(scheme, 'name') ?? name) : 'Authorization',
      httpScheme: textAt(scheme, 'scheme'),
      bearerFormat: textAt(scheme, 'bearerFormat'),
      ...readDescribed(scheme, source),
      discovery: linkText(undefined, textAt(scheme, 'openIdConnectUrl')),
      flows: withoutExtensions(entriesAt(scheme, 'flows')).map(([flow, flowCursor]) =>
        readFlow(flow, asObject(flowCursor)),
      ),
    };
  });
}

function readFlow(name: string, flow: ObjectCursor): SecurityFlow {
  const addresses = ['authorizationUrl', 'tokenUrl', 'refreshUrl'].flatMap((key) => {
    const link = linkText(undefined, textAt(flow, key));
    return link ? [{name: key, link}] : [];
  });
  const scopes = entriesAt(flow, 'scopes').map(([scope, {value}]) => ({
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
  const owner = child(operation, 'security') ? operation : source.root;
  return listAt(owner, 'security').map((choice) =>
    entries(asObject(choice)).map(([scheme, {value}]) => ({
      scheme,
      id: security.find(({name}) => name === scheme)?.id,
      scopes: Array.isArray(value) ? value.map(String) : [],
    })),
  );
}
