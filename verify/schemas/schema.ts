/** A JSON schema of draft 7, as far as these files use it. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: string | number | boolean;
  enum?: (string | number | boolean | undefined)[];
  anyOf?: JsonSchema[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | JsonSchema[];
  minItems?: number;
  maxItems?: number;
}

/** The draft that editors know best. */
export const DRAFT = 'http://json-schema.org/draft-07/schema#';
