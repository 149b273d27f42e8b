import { buttonClass } from '../../ui/button-class.ts'
import { ExtraFields, type ExtraRow } from '../extras/extra-fields.tsx'

export type CheckoutExtrasProps = {
  rows: ExtraRow[]
  heading: string
  lead: string
  /** The sentence about the extras that are in the total so far. */
  inTotal: string | null
  button: string
  told: { text: string; isGood: boolean } | null
}

/** Extras to add to the stay; the button shows the new total before anything is booked. */
export function CheckoutExtras({ rows, heading, lead, inTotal, button, told }: CheckoutExtrasProps) {
  return (
    <section id="extras" className="scroll-mt-16 rounded-lg border border-border bg-surface p-[18px] md:p-6">
      <h2 className="text-lg">{heading}</h2>
      <p className="text-[14px] text-muted">{lead}</p>
      {told ? (
        <p
          role={told.isGood ? 'status' : 'alert'}
          className={`mt-3 rounded-[12px] px-4 py-3 text-[14px] font-medium ${
            told.isGood ? 'bg-success-soft text-success-text' : 'bg-warning-soft text-warning-text'
          }`}
        >
          {told.text}
        </p>
      ) : null}
      <div className="mt-1.5">
        <ExtraFields rows={rows} />
      </div>
      {rows.every(({ isFixed }) => isFixed) ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-3.5">
          <p className="text-[14px] text-muted tabular-nums">{inTotal}</p>
          <button type="submit" name="act" value="extras" className={buttonClass({ variant: 'secondary' })}>
            {button}
          </button>
        </div>
      )}
    </section>
  )
}
