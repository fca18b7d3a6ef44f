import type {Json} from './json';
import type {Limits} from './limits';
import type {Prose} from './prose';

/** What the components see. Plain JSON: no cycles, no functions, no raw OpenAPI. */
export type Model = Described & {
  readonly title: string;
  readonly version: string;
  readonly summary?: string | undefined;
  readonly links: readonly LinkText[];
  readonly servers: readonly Server[];
  readonly security: readonly SecurityScheme[];
  readonly groups: readonly Group[];
  readonly webhooks: readonly Operation[];
  /** Tags of webhooks only; one that calls have too is described with the calls. */
  readonly webhookTags: readonly Tag[];
  readonly schemas: readonly NamedSchema[];
  /** Every id that a link may point at. */
  readonly anchors: readonly string[];
};

/** What the document says about a part of it. */
export type Described = {
  readonly description: Prose;
  readonly assumptions: readonly string[];
  readonly documentation?: LinkText | undefined;
};

/** A text that is a link if the document gives an address that is safe to follow. */
export type LinkText = {readonly text: string; readonly href?: string | undefined};

export type Server = Described & {
  readonly url: string;
  readonly variables: readonly ServerVariable[];
};

type ServerVariable = {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly string[];
  readonly description: Prose;
};

export type SecurityScheme = Described & {
  readonly id: string;
  readonly name: string;
  readonly kind: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'other';
  /** How a request carries it: the header, query parameter or cookie, or the HTTP scheme. */
  readonly location: 'header' | 'query' | 'cookie' | 'none';
  readonly key: string;
  readonly httpScheme?: string | undefined;
  readonly bearerFormat?: string | undefined;
  readonly discovery?: LinkText | undefined;
  readonly flows: readonly SecurityFlow[];
};

export type SecurityFlow = {
  readonly name: string;
  readonly addresses: readonly {readonly name: string; readonly link: LinkText}[];
  readonly scopes: readonly {readonly name: string; readonly description: string}[];
};

/** One way to authenticate: all of these schemes together. */
export type SecurityChoice = readonly {
  readonly scheme: string;
  readonly id?: string | undefined;
  readonly scopes: readonly string[];
}[];

export type Tag = Described & {readonly name: string};

export type Group = Tag & {
  readonly id: string;
  readonly operations: readonly Operation[];
};

export type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

export type Operation = Described & {
  readonly id: string;
  /** The document's own `operationId`, or the id when it gives none. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly title: string;
  readonly deprecated?: true | undefined;
  readonly servers: readonly Server[];
  readonly security: readonly SecurityChoice[];
  readonly parameters: readonly Parameter[];
  readonly body?: Body | undefined;
  readonly responses: readonly ApiResponse[];
  readonly callbacks: readonly Operation[];
};

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export type Parameter = Field & {
  readonly location: ParameterLocation;
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  /** For a value that is written as this media type instead of by a style. */
  readonly mediaType?: string | undefined;
  readonly examples: readonly Example[];
};

export type Body = Described & {
  readonly id: string;
  readonly required: boolean;
  readonly contents: readonly Content[];
};

export type Content = {
  readonly id: string;
  readonly mediaType: string;
  readonly schema?: SchemaNode | undefined;
  readonly examples: readonly Example[];
  /** Multipart parts with their own content type. */
  readonly encodings: readonly {readonly name: string; readonly contentType: string}[];
};

export type Example = {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly description: Prose;
  readonly value?: Json | undefined;
  /** Where an example is that is not in the document; linked, never fetched. */
  readonly external?: LinkText | undefined;
};

export type ApiResponse = Described & {
  readonly id: string;
  readonly status: string;
  readonly headers: readonly Field[];
  readonly contents: readonly Content[];
  readonly links: readonly {readonly name: string; readonly description: Prose}[];
};

export type NamedSchema = {
  readonly id: string;
  readonly name: string;
  /** Absent if only request bodies use the model and write it out in place. */
  readonly schema?: SchemaNode | undefined;
  readonly usedIn: readonly string[];
};

export type Field = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
};

export type SchemaLink = {readonly name: string; readonly id?: string | undefined};

export type SchemaNode = Described & {
  readonly types: readonly string[];
  readonly format?: string | undefined;
  /** The model that this is, if it is written out elsewhere. */
  readonly link?: SchemaLink | undefined;
  /** The model that this is, if it is written out here. */
  readonly modelName?: string | undefined;
  readonly deprecated?: true | undefined;
  readonly readOnly?: true | undefined;
  readonly writeOnly?: true | undefined;
  readonly limits: Limits;
  readonly values: readonly EnumValue[];
  /** The values are those known today; there may be others. */
  readonly hasOtherValues?: true | undefined;
  readonly constant?: Json | undefined;
  readonly defaultValue?: Json | undefined;
  readonly examples: readonly Json[];
  readonly fields: readonly Field[];
  readonly items?: SchemaNode | undefined;
  readonly positions: readonly Field[];
  /** Fields whose names are not fixed; the name is a pattern or `additionalProperties`. */
  readonly others: readonly Field[];
  readonly isClosed?: true | undefined;
  readonly choices: readonly Choices[];
  readonly not?: SchemaNode | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  /** Fields that are required here but described elsewhere. */
  readonly needs?: readonly string[] | undefined;
};

/** What applies only sometimes: a branch of `if`, or what the presence of a field entails. */
export type Condition = {
  readonly id: string;
  readonly schema?: SchemaNode | undefined;
} & (
  | {readonly branch: 'if' | 'then' | 'else'}
  | {readonly field: string; readonly needs?: readonly string[]}
);

export type Choices = {
  readonly kind: 'oneOf' | 'anyOf';
  /** The field that tells the options apart. */
  readonly discriminator?: string | undefined;
  readonly options: readonly Choice[];
};

export type Choice = {
  readonly id: string;
  readonly label: string;
  /** The discriminator's value that selects this option. */
  readonly selector?: string | undefined;
  readonly schema: SchemaNode;
};

export type EnumValue = {
  readonly id: string;
  readonly value: Json;
  readonly description: Prose;
};
