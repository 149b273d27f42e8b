type PlainMapProps = {
  /** The address of the picture for each theme. */
  sources: Record<'light' | 'dark', string>
  label: string
}

/** A picture for each theme: the browser fetches only the one that is seen, and only once it is near. */
export function PlainMap({ sources, label }: PlainMapProps) {
  const picture = { width: 640, height: 400, loading: 'lazy', decoding: 'async' } as const
  return (
    <div className="aspect-16/10 overflow-hidden rounded-[10px] border border-border bg-sunken">
      <img {...picture} alt={label} src={sources.light} className="block size-full dark:hidden" />
      <img {...picture} alt={label} src={sources.dark} className="hidden size-full dark:block" />
    </div>
  )
}
