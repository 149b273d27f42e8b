import { type Signal, SignalReviewInput } from '@roomlark/contract/partners/signals'
import { say } from '@roomlark/contract/say'
import { evidenceWords, signalWords } from '@roomlark/contract/signal-words'
import * as z from 'zod/mini'
import { useSignalReview } from '../../../../data/signals.ts'
import { countText } from '../../../../lib/format-number.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

const Given = z.pick(SignalReviewInput, { note: true })

export function ReviewDialog({ signal, onClose }: { signal: Signal; onClose: () => void }) {
  const review = useSignalReview(signal.id)
  const form = useContractForm({
    schema: Given,
    values: { note: signal.review?.note ?? '' },
    send: ({ note }) => review.mutateAsync({ note, version: signal.version }),
    done: say('The signal is reviewed.'),
  })
  return (
    <FormDialog
      form={form}
      title={signalWords[signal.found.kind]}
      description={`${signal.booking.reference}. ${evidenceWords(signal.found, countText)}.`}
      submitLabel={say('Mark as reviewed')}
      onClose={onClose}
    >
      <form.Area
        name="note"
        label={say('Note')}
        rows={3}
        hint={say(
          'What you found. Only administrators read it; that you reviewed it is recorded in the audit log.',
        )}
      />
    </FormDialog>
  )
}
