import { type Review, ReviewDecisionInput, removalReasons } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useDecideReview } from '../../../../data/reviews.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { reasonNames } from './review-words.ts'

const keep = { keep: say('Keep the review') }
const keepWithoutPhotos = { photos: say('Keep the review, remove its photos') }
const removals = {
  ...Object.fromEntries(
    removalReasons.map((reason) => [
      reason,
      say('Remove the text: {reason}', { reason: reasonNames[reason] }),
    ]),
  ),
}

/** The reason stands in place of the text, so that everybody sees that something was there. */
export function DecideDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const decide = useDecideReview(review.id)
  const hasPhotos = review.photos.length > 0
  const options = { ...keep, ...(hasPhotos && keepWithoutPhotos), ...removals }
  const form = useContractForm({
    schema: ReviewDecisionInput,
    values: { removeFor: 'keep', note: '' },
    read: ({ removeFor, note }: { removeFor: string; note: string }) => ({
      removeFor: removeFor === 'keep' || removeFor === 'photos' ? null : removeFor,
      removesPhotos: removeFor === 'photos',
      note,
      version: review.version,
    }),
    send: decide.mutateAsync,
    done: say('The decision is saved. The hotel is notified.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Decide on this review')}
      description={say(
        'Removing takes the text away and leaves its reason and the score. Only where no guest wrote it, the score no longer counts.',
      )}
      submitLabel={say('Save')}
      onClose={onClose}
    >
      <form.Select name="removeFor" label={say('Decision')} options={options} />
      {hasPhotos ? (
        <p className="text-sm text-muted">{say('Photos that are removed are deleted for good.')}</p>
      ) : null}
      <form.Area name="note" label={say('Why, for the hotel')} rows={3} />
    </FormDialog>
  )
}
