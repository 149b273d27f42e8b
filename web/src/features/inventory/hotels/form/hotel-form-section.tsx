import { type HotelField, hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { type Section, type SectionId, sections } from './hotel-form-sections.ts'

export function sectionElementId(id: SectionId): string {
  return `section-${id}`
}

/** A card of the form. When locked it can be read but not changed. */
export function HotelFormSection({
  id,
  isLocked = false,
  children,
}: {
  id: SectionId
  isLocked?: boolean
  children: ReactNode
}) {
  const { title, subtitle, isOptional = false }: Section = sections[id]
  return (
    <Card
      id={sectionElementId(id)}
      tabIndex={-1}
      aria-label={title}
      data-section={id}
      inert={isLocked}
      className="scroll-mt-20 outline-none inert:opacity-60"
    >
      <CardHead
        title={
          <>
            {title} {isOptional ? <Optional /> : null}
          </>
        }
        subtitle={subtitle}
      />
      {children}
    </Card>
  )
}

/** Marks the label of an optional field. */
export function Optional() {
  return (
    <span className="font-sans text-[14px] leading-none font-normal text-muted">{say('(optional)')}</span>
  )
}

/** The label of an optional field. */
export function OptionalField({ name }: { name: HotelField }) {
  return (
    <>
      {hotelFields[name].label} <Optional />
    </>
  )
}

/** Two columns where they fit; a child can span both with `sm:col-span-2`. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-[18px] sm:grid-cols-2">{children}</div>
}
