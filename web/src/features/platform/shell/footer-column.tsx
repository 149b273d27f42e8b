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
