/** The texts of calendar entries, and of what happens when one is made. */
export { messages as calendarWords } from 'virtual:messages/calendar';
