import { HoldAnswer, HoldDecision, type HoldDetail } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
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
    done: isVoid ? say('The commission is void.') : say('{amount} is released.', { amount }),
  })
  return (
    <FormDialog
      form={form}
      title={isVoid ? say('Make the commission void') : say('Release {amount}', { amount })}
      description={
        isVoid
          ? say('{partner} earns nothing from {booking}, and the hotel owes nothing for it.', {
              partner: hold.partner.name,
              booking: hold.booking.reference,
            })
          : say('{partner} is paid for {booking} as for any other stay.', {
              partner: hold.partner.name,
              booking: hold.booking.reference,
            })
      }
      submitLabel={isVoid ? say('Make void') : say('Release##verb')}
      isDanger={isVoid}
      onClose={onClose}
    >
      <form.Area
        name="reason"
        label={say('Reason')}
        rows={3}
        hint={say('Partner and hotel read it. Do not name the guest.')}
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
    done: say('{partner} is notified.', { partner: hold.partner.name }),
  })
  return (
    <FormDialog
      form={form}
      title={say('Ask {partner}', { partner: hold.partner.name })}
      description={say('They are notified and can answer on the hold’s page.')}
      submitLabel={say('Send')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <form.Area name="text" label={say('Question')} rows={3} hint={say('Do not name the guest.')} />
    </FormDialog>
  )
}
