import type { ComponentType, ReactNode } from 'react'

type IslandProps<Props extends object> = {
  name: string
  of: ComponentType<Props>
  props: Props
  className?: string
}

/**
 * A part of a page that comes to life once the script is there; everything else stays as the server wrote it. Its
 * props travel in an attribute, which React escapes, so that no script stands in the page.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  className,
}: IslandProps<Props>): ReactNode {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Part {...props} />
    </div>
  )
}
