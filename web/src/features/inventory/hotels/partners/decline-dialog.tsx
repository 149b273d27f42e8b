import { addDays, IsoDate, utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { DeclineReason, declineReasons } from '@roomlark/contract/partnership-events'
import { declineReasonWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { usePartnerStep } from '../../../../data/hotel-partners.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

/** From how many days on a declined affiliate may ask again, unless the hotel chooses another day. */
const shippedWaitDays: Record<DeclineReason, number> = {
  'more-detail': 0,
  requirements: 30,
  'not-a-fit': 30,
  other: 30,
}

function waitWords(reason: DeclineReason): string {
  if (reason === 'other') return say('You say what')
  const days = shippedWaitDays[reason]
  return days === 0
    ? say('They may ask again immediately')
    : say('They may ask again after {days} days', { days })
}

const Given = z
  .strictObject({
    reason: DeclineReason,
    note: z.string().check(z.maxLength(partnershipLimits.message)),
    askAgainOn: IsoDate,
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note.trim() !== '', {
      path: ['note'],
      error: say('Say why in a few words'),
    }),
  )

type DeclineDialogProps = { request: HotelPartner; onClose: () => void }

/** Asks why a request is declined and from when it may be made again; the affiliate reads both. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const step = usePartnerStep()
  // The server counts days in UTC.
  const today = utcDay(new Date())
  const form = useContractForm({
    schema: Given,
    values: {
      reason: 'requirements',
      note: '',
      askAgainOn: addDays(today, shippedWaitDays.requirements),
    },
    send: (given) =>
      step.mutateAsync({ ...given, step: 'decline', version: request.version, id: request.id }),
    done: say('{partner} is notified.', { partner: isolate(request.name) }),
    failed: say('The request was not declined. Please try again.'),
  })
  const [reason, askAgainOn] = form.watch(['reason', 'askAgainOn'])
  return (
    <FormDialog
      form={form}
      title={say('Decline {partner}', { partner: request.name })}
      description={say('{partner} reads the reason and the day from which they may ask again.', {
        partner: isolate(request.name),
      })}
      submitLabel={say('Decline request')}
      busyLabel={say('Declining...')}
      isDanger
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{say('Reason')}</legend>
        {declineReasons.map((value) => (
          <label
            key={value}
            className="flex cursor-pointer items-center gap-3 rounded-[11px] border border-control px-3.5 py-2.5 leading-[19px] has-checked:border-primary has-checked:[box-shadow:inset_0_0_0_1px_var(--color-primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              value={value}
              {...form.register('reason', {
                onChange: () => form.setValue('askAgainOn', addDays(today, shippedWaitDays[value])),
              })}
              className="size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-control bg-(--field-bg) outline-none checked:border-6 checked:border-primary"
            />
            <span className="min-w-0">
              <span className="block">{declineReasonWords[value]}</span>
              <small className="block text-sm leading-[19px] text-muted">{waitWords(value)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <form.Area
        name="note"
        label={
          <>
            {say('In your words')}{' '}
            {reason === 'other' ? null : <span className="font-normal text-muted">{say('(optional)')}</span>}
          </>
        }
        rows={2}
      />
      <form.Text
        name="askAgainOn"
        type="date"
        label={say('They may ask again from')}
        min={today}
        max={addDays(today, partnershipLimits.askAgainDays)}
        hint={IsoDate.safeParse(askAgainOn).success ? fullDay(askAgainOn) : undefined}
      />
    </FormDialog>
  )
}
