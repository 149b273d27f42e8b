import { HoldAnswer, HoldDecision, type HoldDetail } from '@roomlark/contract/partners/commission-holds'
import * as z from 'zod/mini'
import { useAskAboutHold, useDecideHold } from '../../../../data/commission-holds.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

const Decision = z.pick(HoldDecision, { reason: true })

type DecideDialogProps = {
  hold: HoldDetail
  outcome: 'release' | 'void'
  amount: string
  onClose: () => void
}

export function DecideDialog({ hold, outcome, amount, onClose }: DecideDialogProps) {
  const deciding = useDecideHold(hold.id)
  const isVoid = outcome === 'void'
  const form = useContractForm({
    schema: Decision,
    values: { reason: '' },
    send: ({ reason }) => deciding.mutateAsync({ outcome, reason, version: hold.version }),
    done: isVoid ? 'The commission is void.' : `${amount} is released.`,
  })
  return (
    <FormDialog
      form={form}
      title={isVoid ? 'Make the commission void' : `Release ${amount}`}
      description={
        isVoid
          ? `${hold.partner.name} earns nothing by ${hold.booking.reference}, and the hotel owes nothing for it.`
          : `${hold.partner.name} is paid for ${hold.booking.reference} as for any other stay.`
      }
      submitLabel={isVoid ? 'Make void' : 'Release'}
      isDanger={isVoid}
      onClose={onClose}
    >
      <form.Area
        name="reason"
        label="Reason"
        rows={3}
        hint="Partner and hotel read it. Do not name the guest."
      />
    </FormDialog>
  )
}

export function AskDialog({ hold, onClose }: { hold: HoldDetail; onClose: () => void }) {
  const asking = useAskAboutHold(hold.id)
  const form = useContractForm({
    schema: HoldAnswer,
    values: { text: '' },
    send: ({ text }) => asking.mutateAsync(text),
    done: `${hold.partner.name} is notified.`,
  })
  return (
    <FormDialog
      form={form}
      title={`Ask ${hold.partner.name}`}
      description="They are notified, and answer on the page of the hold."
      submitLabel="Send"
      busyLabel="Sending..."
      onClose={onClose}
    >
      <form.Area name="text" label="Question" rows={3} hint="Do not name the guest." />
    </FormDialog>
  )
}
