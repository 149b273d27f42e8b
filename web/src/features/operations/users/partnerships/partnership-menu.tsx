import type { ListedPartnership } from '@roomlark/contract/partners/all-partnerships'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { PartnershipDialog } from './partnership-dialog.tsx'
import { type AdminStep, stepsFor, stepWords } from './partnership-steps.ts'

export function PartnershipMenu({ partnership }: { partnership: ListedPartnership }) {
  const [asking, setAsking] = useState<AdminStep | null>(null)
  const steps = stepsFor(partnership)
  if (steps.length === 0 && asking === null) return null
  const label = say('Actions for {partner} at {hotel}', {
    partner: partnership.partnerName,
    hotel: partnership.hotel.name,
  })
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {steps.map((step) => (
          <MenuItem
            key={step}
            onSelect={() => setAsking(step)}
            className={stepWords[step].isDanger ? 'text-error-text' : ''}
          >
            {stepWords[step].label}
          </MenuItem>
        ))}
      </Menu>
      {asking ? (
        <PartnershipDialog partnership={partnership} step={asking} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}
