import type { ComponentProps, MouseEvent } from 'react'
import type { To } from 'react-router'
import { useGoTo, usePath } from '../lib/navigation.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/**
 * A link within the app: a whole path, or a search on this page. React Router's own brings along the prefetching of its
 * framework mode and the matching of routes.
 */
export function Link({ to, replace = false, state, onClick, target, ...rest }: LinkProps) {
  const goTo = useGoTo()
  const path = usePath(to)
  return (
    <a
      {...rest}
      target={target}
      href={path}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event, target)) return
        event.preventDefault()
        goTo(path, { replace, state })
      }}
    />
  )
}

/** The browser itself opens a link in another tab or window, or saves what it leads to. */
function opensElsewhere(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target ?? '_self') !== '_self'
}
