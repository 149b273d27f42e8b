import { type Review, ReviewReportInput, removalReasons } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useReportReview } from '../../../../data/reviews.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { reasonNames } from './review-words.ts'

const options = Object.fromEntries(removalReasons.map((reason) => [reason, reasonNames[reason]]))

/** A bad score is no reason: administrators remove only what breaks the rules. */
export function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const report = useReportReview(review.id)
  const form = useContractForm({
    schema: ReviewReportInput,
    values: { reason: 'insulting', note: '' },
    read: (values: { reason: string; note: string }) => ({ ...values, version: review.version }),
    send: report.mutateAsync,
    done: say('The review is reported. You are notified of the decision.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Report this review')}
      description={say(
        'An administrator of Roomlark decides whether the text stays. That it is unfair or gives a low score is no reason; answer it instead.',
      )}
      submitLabel={say('Report##a review')}
      onClose={onClose}
    >
      <form.Select name="reason" label={say('Reason')} options={options} />
      <form.Area name="note" label={say('What is wrong with it')} rows={3} />
    </FormDialog>
  )
}
