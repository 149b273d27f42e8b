import { type ComponentType, lazy, useState } from 'react'

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead; a part that is already loaded is drawn at once. */
  preload: () => Promise<unknown>
}

/**
 * A part in a file of its own, like React's `lazy`; but that one always shows a fallback first, even when the file is
 * there, and React lets no two fallbacks follow each other within 300 ms: two in a row hold a page back by 0.6 s. And
 * it remembers a failure for ever, where this fetches the file again when the part is next shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let Lazy: ComponentType<Props> = lazy(get)
  async function get() {
    try {
      loaded = await load()
      return { default: loaded }
    } catch (error) {
      Lazy = lazy(get)
      throw error
    }
  }
  function Part(props: Props) {
    // The same component for as long as it is shown: another one would lose its state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload: get })
}
