import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To; replace?: boolean; state?: unknown }

/**
 * A link within the app. React Router's own brings along the prefetching of its framework mode, a thirtieth of
 * what the first visit may load.
 */
export function Link({ to, replace = false, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, ...(target ? { target } : {}) })
  return (
    <a
      {...rest}
      target={target}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
