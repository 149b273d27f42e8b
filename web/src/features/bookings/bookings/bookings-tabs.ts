import { createContext, type ReactNode } from 'react'

/** What stands below the title of every view: the tabs of administrators, which belong to another feature. */
export const BookingsTabs = createContext<ReactNode>(null)
