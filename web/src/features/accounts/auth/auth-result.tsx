import { type ReactNode, useEffect, useRef } from 'react'
import { AuthCard } from './auth-card.tsx'

type AuthResultProps = { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode }

/** The result in place of the form; its heading gets the focus. */
export function AuthResult({ icon, title, text, children }: AuthResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <AuthCard centered>
      <span
        aria-hidden="true"
        className="mb-[18px] inline-grid size-[68px] place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-[30px]"
      >
        {icon}
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[27px] leading-[33px] text-balance outline-none md:text-[30px] md:leading-9"
      >
        {title}
      </h1>
      <p className="mt-1.5 mb-[26px] text-balance wrap-anywhere text-muted">{text}</p>
      {children}
    </AuthCard>
  )
}
