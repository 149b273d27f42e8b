import { type ReactNode, useEffect, useRef } from 'react'
import { AuthCard } from './auth-card.tsx'
import { Seal } from './seal.tsx'

type AuthResultProps = { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode }

/** The result in place of the form; its heading gets the focus. */
export function AuthResult({ icon, title, text, children }: AuthResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <AuthCard centered>
      <Seal>{icon}</Seal>
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
