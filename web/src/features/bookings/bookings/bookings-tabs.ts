import { createContext, type ReactNode } from 'react'

/** Tabs of administrators below the title of every view, which belong to another feature. */
export const BookingsTabs = createContext<ReactNode>(null)
