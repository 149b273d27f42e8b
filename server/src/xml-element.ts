/** An element of a message, without namespaces: its attributes begin with `@`, and its text is `#`. */
export type Element = { readonly [name: string]: readonly Element[] | string | undefined }

/** Returns the elements at the end of a path of names. */
export function findElements(from: Element, ...path: readonly string[]): readonly Element[] {
  let found: readonly Element[] = [from]
  for (const name of path) {
    found = found.flatMap((element) => {
      const inner = Object.hasOwn(element, name) ? element[name] : undefined
      return typeof inner === 'object' ? inner : []
    })
  }
  return found
}

export function findElement(from: Element, ...path: readonly string[]): Element | undefined {
  return findElements(from, ...path)[0]
}

/** Undefined where the attribute is missing or empty. */
export function findAttribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.[`@${name}`]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function getText(element: Element | undefined): string {
  const text = element?.['#']
  return typeof text === 'string' ? text.trim() : ''
}

/** Reads `1`, `0`, `true` and `false`; undefined for anything else. */
export function findFlag(element: Element | undefined, name: string): boolean | undefined {
  const value = findAttribute(element, name)
  if (value === '1' || value === 'true') return true
  return value === '0' || value === 'false' ? false : undefined
}
