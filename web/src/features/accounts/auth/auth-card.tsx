import type { ReactNode } from 'react'
import { cx } from '../../../lib/cx.ts'

/** The card in the sky that holds every account screen except registration. */
export function AuthCard({ centered = false, children }: { centered?: boolean; children: ReactNode }) {
  return (
    <section
      className={cx(
        'w-110 max-w-full rounded-xl bg-raised px-[22px] pt-7 pb-[26px] [--field-bg:var(--color-raised)] [box-shadow:var(--shadow-lg)] md:px-10 md:pt-[38px] md:pb-[34px]',
        centered && 'text-center',
      )}
    >
      {children}
    </section>
  )
}

export function AuthHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 className="text-[27px] leading-[33px] md:text-[30px] md:leading-9">{title}</h1>
      <p className="mt-1.5 mb-[26px] text-balance text-muted">{children}</p>
    </>
  )
}

/** The quiet line below the main action. */
export function AuthAside({ children }: { children: ReactNode }) {
  return <p className="mt-5 text-center text-[14px] text-muted">{children}</p>
}
