const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Like the schema `Id`, for those who only read an address and have no other use for schemas. */
export function isId(text: string | null): text is string {
  return text !== null && uuid.test(text)
}
