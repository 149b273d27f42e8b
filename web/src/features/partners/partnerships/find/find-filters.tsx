import {
  type AnswerSpeed,
  answerSpeeds,
  type FindMeta,
  type FindSort,
  findSorts,
} from '@roomlark/contract/partners/partner-find'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { pageLanguage } from '../../../../lib/formats.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { commissionChoices, findAddress, starChoices } from './find-address.ts'

const sortNames: Record<FindSort, string> = {
  'hundred-clicks': say('What 100 clicks earn'),
  'typical-stay': say('What a stay earns'),
  commission: say('Commission'),
  conversion: say('Conversion'),
  name: say('Name'),
  newest: say('Newest'),
}
const answerNames: Record<AnswerSpeed, string> = {
  'at-once': say('Immediately'),
  day: say('Within a day'),
  'three-days': say('Within 3 days'),
  week: say('Within a week'),
}
const any = { value: '', label: say('Any') } as const

const sorts = findSorts.map((value) => ({ value, label: sortNames[value] }))
const stars = [
  any,
  ...starChoices.map((value) => ({
    value,
    label: value === '5' ? say('5 stars') : say('{stars} and more', { stars: value }),
  })),
]
const commissions = [
  any,
  ...commissionChoices.map((value) => ({ value, label: say('{percent}% and more', { percent: value }) })),
]
const answers = [any, ...answerSpeeds.map((value) => ({ value, label: answerNames[value] }))]

export function FindFilters({ meta }: { meta: FindMeta | undefined }) {
  const filter = findAddress.read(useLocation().search)
  const change = useAddressParts(findAddress.narrow)
  const places = [
    any,
    ...[...new Set([...(meta?.countries ?? []), ...(filter.country ? [filter.country] : [])])]
      .map((value) => ({ value, label: sayCountry(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, pageLanguage)),
  ]
  return (
    <>
      <ChipSelect
        label={say('Sort')}
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort })}
      />
      <ChipSelect
        label={say('Place')}
        value={filter.country ?? ''}
        choices={places}
        isOn={filter.country !== undefined}
        onChoose={(country) => change({ country })}
      />
      <ChipSelect
        label={say('Stars')}
        value={String(filter.minStars ?? '')}
        choices={stars}
        isOn={filter.minStars !== undefined}
        onChoose={(value) => change({ minStars: Number(value) || null })}
      />
      <ChipSelect
        label={say('Commission')}
        value={String(filter.minCommission ?? '')}
        choices={commissions}
        isOn={filter.minCommission !== undefined}
        onChoose={(value) => change({ minCommission: Number(value) || null })}
      />
      <ChipSelect
        label={say('Answer')}
        value={filter.answer ?? ''}
        choices={answers}
        isOn={filter.answer !== undefined}
        onChoose={(answer) => change({ answer })}
      />
    </>
  )
}
