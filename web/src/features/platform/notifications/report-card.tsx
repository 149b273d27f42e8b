import { reportRhythms } from '@roomlark/contract/partners/partner-reports'
import { say } from '@roomlark/contract/say'
import { useReportChoice, useSaveReportChoice } from '../../../data/partner-reports.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'

const words = { weekly: say('Weekly'), monthly: say('Monthly'), never: say('Never##a report') } as const
const choices = reportRhythms.map((value) => ({ value, label: words[value] }))

/** How often an affiliate is emailed what worked. */
export function ReportCard() {
  const choice = useReportChoice()
  const saving = useSaveReportChoice()
  return (
    <Card>
      <CardHead
        title={say('Report')}
        subtitle={say(
          'An email with what worked, the best hotels, links and tags, and with empty nights for which your hotels pay more. Weekly ones come on Mondays, monthly ones on the first.',
        )}
      />
      {choice.data ? (
        <ChoiceSegments
          label={say('Report')}
          value={saving.isPending ? (saving.variables ?? choice.data.rhythm) : choice.data.rhythm}
          choices={choices}
          onChoose={(rhythm) =>
            saving.mutate(rhythm, {
              onError: (error) => showRefusal(error, say('That was not saved. Please try again.')),
            })
          }
        />
      ) : (
        <CardWaiting query={choice} />
      )}
    </Card>
  )
}
