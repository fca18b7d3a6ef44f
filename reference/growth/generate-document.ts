/** A document of any size that resembles a real API: about two models a call, shared and nested. */
export function generateDocument(calls: number): object {
  const models = Math.ceil(calls * 2.1);
  return {
    openapi: '3.1.0',
    info: {
      title: `An API of ${calls} calls`,
      version: '1',
      description: 'Generated to be measured.',
    },
    servers: [{url: 'https://api.example.com/v1'}],
    security: [{key: []}],
    paths: Object.fromEntries(
      Array.from({length: calls}, (_, index) => generatePath(index, models)),
    ),
    components: {
      securitySchemes: {key: {type: 'http', scheme: 'bearer'}},
      schemas: Object.fromEntries(
        Array.from({length: models}, (_, index) => [`Model${index}`, generateModel(index, models)]),
      ),
    },
  };
}

function generatePath(index: number, models: number): readonly [string, object] {
  const content = (model: number) => ({
    'application/json': {schema: {$ref: `#/components/schemas/Model${model % models}`}},
  });
  const hasBody = index % 2 === 0;
  const call = {
    operationId: `call${index}`,
    summary: `Call number ${index}`,
    description: `Does what call ${index} does. Call it *whenever* the [guide](https://example.com/${index}) says so.`,
    tags: [`Group ${Math.floor(index / 10)}`],
    parameters: [
      {
        name: 'resourceId',
        in: 'path',
        required: true,
        schema: {type: 'string', minLength: 1, maxLength: 64, examples: [`r-${index}`]},
        description: 'Which resource.',
      },
      {
        name: 'page',
        in: 'query',
        schema: {type: 'integer', minimum: 1, default: 1},
        description: 'Which page.',
      },
    ],
    ...(hasBody && {requestBody: {required: true, content: content(index * 2)}}),
    responses: {
      '200': {description: 'What you asked for.', content: content(index * 2 + 1)},
      '400': {description: 'A value breaks a rule.', content: content(0)},
    },
  };
  return [
    `/group-${Math.floor(index / 10)}/{resourceId}/action-${index}`,
    {[hasBody ? 'post' : 'get']: call},
  ];
}

function generateModel(index: number, models: number): object {
  const scalars = Array.from({length: 8}, (_, field): readonly [string, object] => [
    `field${field}`,
    field % 3 === 0
      ? {
          type: 'integer',
          minimum: 0,
          maximum: 1000,
          description: `Counts thing ${field}.`,
          examples: [field],
        }
      : {
          type: 'string',
          maxLength: 64,
          description: `Names thing ${field} of model ${index}.`,
          examples: [`value ${field}`],
        },
  ]);
  const next = index + 1;
  return {
    type: 'object',
    required: ['field0', 'field1'],
    description: `Model number ${index}.`,
    properties: {
      ...Object.fromEntries(scalars),
      state: {
        type: 'string',
        enum: ['Open', 'Closed'],
        'x-enum-descriptions': {Open: 'It goes on.', Closed: 'It is over.'},
      },
      // Short chains, so that a model expands to a few others rather than to all of them.
      ...(next % 4 !== 0 && next < models && {inner: {$ref: `#/components/schemas/Model${next}`}}),
    },
  };
}
