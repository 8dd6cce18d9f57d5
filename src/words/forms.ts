import type { FormName } from '../data/outbox/deliver';
import type { Obstacle } from '../data/outbox/sender';

const waits: Record<Obstacle, string> = {
  unreachable:
    'There is no connection: what you wrote waits on this phone and is sent when the connection is back.',
  silent: 'The connection does not answer: what you wrote waits on this phone and is sent later.',
  refused: 'The server could not take it just now: what you wrote waits on this phone and is sent later.',
  'not-found': 'The server could not take it just now: what you wrote waits on this phone and is sent later.',
  'not-json':
    'The network asks for a sign-in, perhaps to the Wi-Fi: what you wrote waits on this phone and is sent after that.',
  'wrong-shape':
    'The server could not take it just now: what you wrote waits on this phone and is sent later.',
  busy: 'It is being sent just now.',
  captcha:
    'What you wrote waits on this phone: the check that you are human must be answered before it is sent.',
};

const lost: Record<Obstacle, string> = {
  unreachable: 'Not sent: there is no connection, and this browser cannot keep it for later.',
  silent: 'Not sent: the connection does not answer, and this browser cannot keep it for later.',
  refused: 'Not sent: the server could not take it just now, and this browser cannot keep it for later.',
  'not-found': 'Not sent: the server could not take it just now, and this browser cannot keep it for later.',
  'not-json': 'Not sent: the network asks for a sign-in, and this browser cannot keep it for later.',
  'wrong-shape':
    'Not sent: the server could not take it just now, and this browser cannot keep it for later.',
  busy: 'It is being sent just now.',
  captcha:
    'Not sent: the check that you are human could not be shown, and this browser cannot keep it for later.',
};

const formNames: Record<FormName, string> = {
  contact: 'Message',
  consultation: 'Request for a consultation',
  subscribe: 'Subscription',
  newsletter: 'Newsletter',
};

export const formWords = {
  messageSent: 'Message Sent Successfully',
  subscribed: 'Subscribed Successfully',
  thanksForEmail: 'Thanks for your Email',
  sending: 'Sending …',
  everyField: 'Every field is needed.',
  notDelivered: 'This site does not deliver messages yet.',
  writeInstead: 'Please write to',
  nothingWritten: 'Nothing was sent, because no address was written.',
  captchaFirst: 'Please answer the check above first.',
  refused: (reason: string) => `The server did not accept it: ${reason} What you wrote is still here.`,
  waits,
  lost,

  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phoneRule: 'digits only, with a plus in front where there is one',
  website: 'Website',
  serviceName: 'Service',
  message: 'Message',
  emailAddress: 'Your e-mail address',

  getInTouch: 'Get in touch',
  sendMessage: 'Send message',
  consultation: 'Ask for a consultation',
  sendRequest: 'Send request',
  subscribe: 'Subscribe',
  subscribeTitle: 'Subscribe to our news',
  subscribeText: 'New reports, projects and openings, a few times a year.',
  newsletter: 'Newsletter',
  newsletterSubmit: 'Sign up',

  captcha: 'Check that you are human',
  captchaLoading: 'The check that you are human is being fetched …',
  captchaFailed:
    'The check that you are human could not be fetched: there is no connection, or it is blocked here.',
  captchaBroken: 'The check that you are human reported a fault. Please try it again.',

  outbox: 'Waiting on this phone',
  outboxText: 'These messages were written here and have not reached us yet.',
  formNames,
  writtenAt: 'Written',
  waiting: 'Waits for a connection',
  waitingForCaptcha: 'Waits for the check that you are human',
  refusedBecause: (reason: string) => `Not accepted by the server: ${reason}`,
  damaged:
    'This phone has damaged the message, and it cannot be sent. What can still be read of it stands above: please copy it, and write it again.',
  unreadable: 'This phone has damaged the message: nothing of it can be read, and it cannot be sent.',
  sendNow: 'Send now',
  delete: 'Delete',
  deleteSure: 'Delete this message from this phone? It was not sent.',
  sentLater: 'A message that waited on this phone has been sent.',

  reachUs: 'Where to find us',
  mapTitle: 'Map of the surroundings of our office',
  showMap: 'Show the map',
  mapSource: (host: string) => `It comes from ${host} and needs a connection.`,
  mapOffline: 'There is no connection, so the map cannot be shown. The address is here all the same.',
  openMap: 'Open the map in a new tab',
} as const;
