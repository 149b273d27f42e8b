import { Children, type ReactNode, useId } from 'react'

export const footerLink = 'inline-block rounded-sm py-1 hover:text-text hover:underline underline-offset-3'

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-[14px] leading-5 font-strong tracking-normal text-text">
        {title}
      </h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}

/** spec §2 lists pages that do not exist yet: they can be reached and read, and say so. */
export function ComingSoonLink({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without a target is how a link that cannot be followed is written
    <a
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className="inline-block cursor-not-allowed rounded-sm py-1"
    >
      {children}{' '}
      <span className="ml-1 rounded-xs bg-sunken px-1.5 py-px text-xs whitespace-nowrap">coming soon</span>
    </a>
  )
}
