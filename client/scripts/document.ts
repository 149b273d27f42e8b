import { openApiDocument } from '../../server/src/http/openapi.ts'

/** The part of the document that types depend on; examples are left to the documentation. */
export async function describeTypes(): Promise<string> {
  const { paths, components, ...rest } = await openApiDocument('https://roomlark.example')
  const { examples: _examples, ...shapes } = components as Record<string, unknown>
  const document = {
    openapi: rest.openapi,
    info: { title: 'Roomlark API', version: '1' },
    paths,
    components: shapes,
  }
  return JSON.stringify(document, (key, value) => (isExample(key, value) ? undefined : value))
}

/** A property of a shape may have such a name too, and then it is a schema. */
function isExample(key: string, value: unknown): boolean {
  return (key === 'example' && !isSchema(value)) || (key === 'examples' && !isSchema(value))
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('type' in value || '$ref' in value)
}
