import { type Period, periods } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { periodLetters, periodWords } from '../../../parts/charts/period-words.ts'
import { Segments } from '../../../ui/segments.tsx'
import { periodAddress } from './period-words.ts'

const choices = periods.map((value) => ({ value, label: periodLetters[value], words: periodWords[value] }))

export function PeriodSegments({ period }: { period: Period }) {
  const { search } = useLocation()
  return (
    <Segments
      label={say('Period')}
      value={period}
      choices={choices}
      toChoice={(next) => ({ search: periodAddress.with(search, { period: next }) })}
    />
  )
}
