import type { ReactNode } from 'react'

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-border py-4">
      <h3 className="mb-2.5">{title}</h3>
      {children}
    </section>
  )
}
