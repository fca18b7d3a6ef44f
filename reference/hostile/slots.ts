/** Text that would run, embed or fetch something if any slot let it through. */
export const payloads = [
  '<script>globalThis.hacked = 1</script>',
  '<img src=x onerror="globalThis.hacked = 1">',
  '<svg onload="globalThis.hacked = 1"><use href="https://evil.example/x.svg#a"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '"><script>globalThis.hacked = 1</script>',
  "' onmouseover='globalThis.hacked=1",
  '[a](javascript:globalThis.hacked=1)',
  '[b](JaVaScRiPt&colon;globalThis.hacked=1)',
  '[c](data:text/html,<script>1</script>)',
  '[d](vbscript:x)',
  '[e](\u0001javascript:globalThis.hacked=1)',
  '![f](https://evil.example/pixel.png)',
  '<javascript:globalThis.hacked=1>',
  '[g]: javascript:globalThis.hacked=1\n\n[g]',
  '{globalThis.hacked = 1}',
  '${globalThis.hacked = 1}',
  "import x from 'https://evil.example/x.js'",
  'export const hacked = 1',
  '</pre></div></main><script>globalThis.hacked = 1</script>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action=https://evil.example><button>x',
] as const;

/** A document with the payload wherever text is allowed. */
export function documentWith(payload: string): object {
  const schema = {
    type: 'object',
    title: payload,
    description: payload,
    required: [payload],
    properties: {
      [payload]: {type: 'string', description: payload, format: payload, pattern: payload},
      choice: {
        enum: [payload, 'b'],
        'x-enum-descriptions': {[payload]: payload, b: payload},
        default: payload,
        example: payload,
        'x-assumption': payload,
      },
      known: {type: 'string', 'x-known-values': {[payload]: payload}, 'x-assumption': ['entry']},
      constant: {const: payload},
      odd: {type: payload, externalDocs: {url: payload, description: payload}},
      map: {additionalProperties: {type: 'string', description: payload}},
      form: {oneOf: [{title: payload, type: 'string'}], discriminator: {propertyName: payload}},
    },
  };
  return {
    openapi: '3.1.0',
    'x-assumptions': {entry: {statement: payload, status: payload}},
    info: {
      title: payload,
      version: payload,
      summary: payload,
      description: payload,
      termsOfService: payload,
      contact: {name: payload, url: payload, email: payload},
      license: {name: payload, url: payload},
    },
    externalDocs: {url: payload, description: payload},
    servers: [{url: payload, description: payload, variables: {[payload]: {default: payload}}}],
    tags: [{name: payload, description: payload}],
    security: [{[payload]: [payload]}],
    paths: {
      [`/${payload}`]: {
        post: {
          operationId: payload,
          summary: payload,
          description: payload,
          tags: [payload],
          externalDocs: {url: payload},
          parameters: [
            {
              name: payload,
              in: 'query',
              required: true,
              description: payload,
              schema,
              example: payload,
            },
            {
              name: payload,
              in: 'header',
              required: true,
              schema: {type: 'string', example: payload},
            },
          ],
          requestBody: {
            description: payload,
            content: {
              [payload]: {schema, examples: {[payload]: {summary: payload, value: payload}}},
            },
          },
          responses: {
            [payload]: {
              description: payload,
              headers: {[payload]: {description: payload, schema}},
              content: {'application/json': {schema, example: {[payload]: payload}}},
              links: {[payload]: {description: payload}},
            },
          },
          callbacks: {[payload]: {[payload]: {post: {summary: payload, responses: {}}}}},
        },
      },
    },
    webhooks: {[payload]: {post: {summary: payload, responses: {}}}},
    components: {
      schemas: {[payload]: schema},
      securitySchemes: {
        [payload]: {
          type: 'oauth2',
          description: payload,
          flows: {implicit: {authorizationUrl: payload, scopes: {[payload]: payload}}},
        },
        key: {type: 'apiKey', in: 'header', name: payload},
      },
    },
  };
}
