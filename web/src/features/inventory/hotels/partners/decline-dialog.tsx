import { addDays, IsoDate, utcDay } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { partnershipLimits } from '@roomlark/contract/partners/partnerships'
import { DeclineReason, declineReasons } from '@roomlark/contract/partnership-events'
import { declineReasonWords } from '@roomlark/contract/partnership-words'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { usePartnerStep } from '../../../../data/hotel-partners.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { fullDay } from '../../../../lib/day-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { shippedWaitDays, waitWords } from './decline-words.ts'

const Form = z.strictObject({
  reason: DeclineReason,
  note: z.string().check(z.maxLength(partnershipLimits.message)),
  askAgainOn: IsoDate,
})
type Values = z.infer<typeof Form>
const resolver = contractResolver(
  Form.check(
    z.refine(({ reason, note }) => reason !== 'other' || note.trim() !== '', {
      path: ['note'],
      error: 'Say why in a few words',
    }),
  ),
  (values: Values) => values,
)

type DeclineDialogProps = { request: HotelPartner; onClose: () => void }

/** Why a request is declined, and from when it may be made again; the affiliate reads both. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const step = usePartnerStep()
  // The server counts days in UTC.
  const today = utcDay(new Date())
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      reason: 'requirements',
      note: '',
      askAgainOn: addDays(today, shippedWaitDays.requirements),
    },
  })
  const { errors } = form.formState
  const [reason, askAgainOn] = form.watch(['reason', 'askAgainOn'])
  const submit = form.handleSubmit((values) =>
    step.mutateAsync({ ...values, step: 'decline', version: request.version, id: request.id }).then(
      () => {
        onClose()
        toast.success(`${isolate(request.name)} is notified.`)
      },
      (error: unknown) => showRefusal(error, 'The request was not declined. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title={`Decline ${request.name}`}
      description={`${isolate(request.name)} reads the reason and the day from which they may ask again.`}
      submitLabel="Decline request"
      busyLabel="Declining..."
      isDanger
      isBusy={step.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Reason</legend>
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
      <TextAreaField
        label={
          <>
            In your words{' '}
            {reason === 'other' ? null : <span className="font-normal text-muted">(optional)</span>}
          </>
        }
        rows={2}
        maxLength={partnershipLimits.message}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <TextField
        type="date"
        label="They may ask again from"
        min={today}
        max={addDays(today, partnershipLimits.askAgainDays)}
        hint={IsoDate.safeParse(askAgainOn).success ? fullDay(askAgainOn) : undefined}
        error={errors.askAgainOn?.message}
        {...form.register('askAgainOn')}
      />
    </FormDialog>
  )
}
