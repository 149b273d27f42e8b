import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { withParts } from '../booking-address.ts'
import { BookingPanelContent } from './booking-panel-content.tsx'

export function BookingPanel({ id }: { id: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => navigate({ search: withParts(search, { booking: null }) })
  return (
    <SidePanel label={say('Booking')} opener={`[data-booking="${id}"]`} onClose={close}>
      <BookingPanelContent key={id} id={id} onClose={close} />
    </SidePanel>
  )
}
