// Generated from src/words/en.json by vite/messages.ts.

declare module 'virtual:messages' {
  /** The site in one language. */
  export interface SiteLanguage {
    /** BCP 47, for `lang`. */
    readonly tag: string;
    /** The language in itself. */
    readonly name: string;
    /** The locale for `Intl`. */
    readonly locale: string;
    readonly direction: 'ltr' | 'rtl';
    /** The prefix of its addresses: `/fa`; empty for the first one. */
    readonly prefix: string;
    /** The part of an API address that selects it: `fa/` before the name of a list, `?lang=fa` behind, or empty. */
    readonly lists: string;
  }
  /** The language that this page belongs to. */
  export const language: SiteLanguage;
  /** All languages of the site, in the order of the build. */
  export const siteLanguages: readonly SiteLanguage[];
  /** The formats of dates and numbers in the language of the page. */
  export const locale: import('../format/locale').Locale;
}

declare module 'virtual:messages/common' {
  export const messages: {
    /** Try again */
    readonly retry: string;
    /** Loading … */
    readonly loading: string;
    /** Refresh */
    readonly reload: string;
    /** Asking the server … */
    readonly reloading: string;
    /** Home */
    readonly home: string;
    /** {organisation}, Home */
    readonly homeOf: (organisation: string | number) => string;
    /** Back to home */
    readonly backToHome: string;
    /** Skip to the content */
    readonly skipToContent: string;
    /** 404 Not Found */
    readonly notFoundTitle: string;
    /** Oops! That page can’t be found. */
    readonly notFound: string;
    /** The address may have changed, or it was typed with a small mistake. */
    readonly notFoundHint: string;
    /** Search for it */
    readonly searchForIt: string;
    /** This page could not be opened. */
    readonly pageFailed: string;
    /** Part of the app is missing on this phone. With a connection, trying again fetches it. */
    readonly pageFailedHint: string;
    /** What it shows is damaged. It was asked for anew. */
    readonly pageDamaged: string;
    /** This part of the page could not be shown. */
    readonly partFailed: string;
    /** This entry could not be shown. */
    readonly entryFailed: string;
    /** Menu */
    readonly menu: string;
    /** Install this app */
    readonly installApp: string;
    /** Close the menu */
    readonly closeMenu: string;
    /** Language */
    readonly language: string;
    /** Main */
    readonly mainMenu: string;
    /** Where you are */
    readonly breadcrumb: string;
    /** Donate Now */
    readonly donateNow: string;
    /** Close */
    readonly close: string;
    /** Back to the top */
    readonly toTop: string;
    /** Open only */
    readonly openOnly: string;
    /** Place */
    readonly place: string;
    /** All places */
    readonly allPlaces: string;
    /** Search the whole site for “{query}” */
    readonly searchSite: (query: string | number) => string;
    /** only the first of a longer list are kept */
    readonly firstOnly: string;
    /** Search in this list */
    readonly filter: string;
    /** Nothing in this list fits these filters. */
    readonly noMatch: string;
    /** Show everything */
    readonly clearFilters: string;
    /** Show more */
    readonly showMore: string;
    /** Download */
    readonly download: string;
    /** Fetching … */
    readonly fetching: string;
    /** It is in your downloads. */
    readonly downloaded: string;
    /** Not available yet */
    readonly noFile: string;
    /** Audit report {year} */
    readonly auditReportOf: (year: string | number) => string;
    /** On this phone */
    readonly onThisPhone: string;
    /** Add to calendar */
    readonly addToCalendar: string;
    /** Not on this phone yet */
    readonly notHere: string;
    /** Quick links */
    readonly quickLinks: string;
    /** Latest events */
    readonly latestEvents: string;
    /** App */
    readonly appBar: string;
    /** Tenders */
    readonly tendersShort: string;
    /** All pages */
    readonly allPages: string;
    /** Contact */
    readonly contact: string;
    /** Find us online */
    readonly findUs: string;
    /** Address */
    readonly address: string;
    /** Phone */
    readonly phone: string;
    /** E-mail */
    readonly email: string;
    /** © {year} {name} */
    readonly copyright: (values: { year: string | number; name: string | number }) => string;
    /** {site} (opens in a new tab) */
    readonly openOn: (site: string | number) => string;
    /** {count, plural, one {# entry} other {# entries}} */
    readonly entries: (count: number) => string;
    /** {shown, number} of {all, plural, one {# entry} other {# entries}} */
    readonly shownOf: (values: { shown: number; all: number }) => string;
    /** {count, number} open */
    readonly openCount: (count: number) => string;
    /** New */
    readonly newMark: string;
    readonly languages: {
      /** Arabic */
      readonly ar: string;
      /** German */
      readonly de: string;
      /** English */
      readonly en: string;
      /** Spanish */
      readonly es: string;
      /** Dari */
      readonly fa: string;
      /** French */
      readonly fr: string;
      /** Pashto */
      readonly ps: string;
      /** Portuguese */
      readonly pt: string;
      /** Russian */
      readonly ru: string;
      /** Urdu */
      readonly ur: string;
    };
    /** {before}, {after} */
    readonly listed: (values: { before: string | number; after: string | number }) => string;
    readonly ages: {
      /** just now */
      readonly now: string;
      /** at an unknown time */
      readonly unknown: string;
    };
    /** Checked with the server {age}. */
    readonly checked: (age: string | number) => string;
    /** Checked with the server on {date}. */
    readonly checkedOn: (date: string | number) => string;
    readonly deadlines: {
      /** Open until filled */
      readonly 'open-until-filled': string;
      /** Closes today */
      readonly 'closes-today': string;
      /** Closed */
      readonly closed: string;
      /** {days, plural, =1 {Closes tomorrow} other {Closes in # days}} */
      readonly 'closing-soon': (days: number) => string;
      /** Open */
      readonly open: string;
    };
    readonly failures: {
      /** Not on this phone yet. There is no connection right now. */
      readonly unreachable: string;
      /** Not on this phone yet. The connection is there, but nothing came back for 8 seconds. */
      readonly silent: string;
      /** Not on this phone yet. The server could not answer just now. */
      readonly refused: string;
      /** This is not on the server any more. */
      readonly 'not-found': string;
      /** Not on this phone yet. The network answered with a page of its own; perhaps you must sign in to the Wi-Fi first. */
      readonly 'not-json': string;
      /** Not on this phone yet. The server answered in a way that this app does not understand. */
      readonly 'wrong-shape': string;
    };
    readonly refreshFailures: {
      /** No connection: showing what was stored {age}. */
      readonly unreachable: (age: string | number) => string;
      /** The connection does not answer: showing what was stored {age}. */
      readonly silent: (age: string | number) => string;
      /** The server could not answer: showing what was stored {age}. */
      readonly refused: (age: string | number) => string;
      /** The server has no newer version: showing what was stored {age}. */
      readonly 'not-found': (age: string | number) => string;
      /** The network asks for a sign-in: showing what was stored {age}. */
      readonly 'not-json': (age: string | number) => string;
      /** The server’s answer was not understood: showing what was stored {age}. */
      readonly 'wrong-shape': (age: string | number) => string;
    };
    readonly documentFailures: {
      /** Not on this phone yet. Try again when you have a connection. */
      readonly unreachable: string;
      /** Not on this phone yet. The connection did not answer for 8 seconds. Try again later. */
      readonly silent: string;
      /** Not on this phone yet. The server could not hand it out just now. Try again later. */
      readonly refused: string;
      /** The server no longer has this document. */
      readonly 'not-found': string;
      /** Not on this phone yet. The network sent something else; perhaps you must sign in to the Wi-Fi first. */
      readonly 'not-json': string;
      /** Not on this phone yet. The server sent something else. Try again later. */
      readonly 'wrong-shape': string;
    };
  };
}

declare module 'virtual:messages/pages' {
  export const messages: {
    readonly titles: {
      /** Home */
      readonly home: string;
      /** About us */
      readonly about: string;
      /** Board Chair Message */
      readonly boardChair: string;
      /** Audit reports */
      readonly auditReports: string;
      /** Policies & Governance */
      readonly policies: string;
      /** Stakeholders */
      readonly stakeholders: string;
      /** Key Areas of Focus */
      readonly keyAreas: string;
      /** Programs & Projects */
      readonly programs: string;
      /** Events */
      readonly events: string;
      /** Project Updates */
      readonly projectUpdates: string;
      /** FAQs */
      readonly faqs: string;
      /** Invitation to bid */
      readonly bids: string;
      /** Invitation to bid details */
      readonly bid: string;
      /** Notification of award */
      readonly awards: string;
      /** Notification of award details */
      readonly award: string;
      /** Vacancies */
      readonly vacancies: string;
      /** Vacancy details */
      readonly vacancy: string;
      /** Volunteer Opportunities */
      readonly volunteering: string;
      /** Volunteer opportunity details */
      readonly opening: string;
      /** Team */
      readonly team: string;
      /** Mutahid DFI */
      readonly mutahidDfi: string;
      /** Mutahid Update */
      readonly mutahidUpdate: string;
      /** Publications */
      readonly publications: string;
      /** Blog */
      readonly blog: string;
      /** Contact */
      readonly contact: string;
      /** Saved on this phone */
      readonly saved: string;
      /** Privacy */
      readonly privacy: string;
      /** Accessibility */
      readonly accessibility: string;
      /** Document */
      readonly document: string;
      /** Search */
      readonly search: string;
      /** Home two */
      readonly homeTwo: string;
      /** Home three */
      readonly homeThree: string;
      /** Services */
      readonly services: string;
      /** Services 2 */
      readonly servicesTwo: string;
      /** Service details */
      readonly service: string;
      /** Preloader */
      readonly preloader: string;
      /** Project Updates | {category} */
      readonly projectsOf: (category: string | number) => string;
      /** Project details */
      readonly project: string;
      /** Events | {name} */
      readonly eventsOf: (name: string | number) => string;
      /** Event details */
      readonly event: string;
      /** Board director details */
      readonly director: string;
      /** Management team details */
      readonly manager: string;
    };
    readonly menu: {
      /** Overview */
      readonly overview: string;
      /** Audit Reports */
      readonly auditReports: string;
      /** Our work */
      readonly work: string;
      /** News & Updates */
      readonly news: string;
      /** Get involved */
      readonly involved: string;
      /** Accountability */
      readonly accountability: string;
      /** Procurement */
      readonly procurement: string;
    };
    readonly kinds: {
      /** Policies, programmes and areas of work */
      readonly extraItems: string;
      /** Research */
      readonly research: string;
      /** Questions and answers */
      readonly faqs: string;
      /** Invitations to bid */
      readonly bids: string;
      /** Notifications of award */
      readonly awards: string;
      /** Volunteer opportunities */
      readonly volunteering: string;
      /** Projects */
      readonly projects: string;
      /** People */
      readonly people: string;
    };
  };
}

declare module 'virtual:messages/descriptions' {
  export const messages: {
    /** Livelihoods, finance and enterprise for households that start again. */
    readonly home: string;
    /** Who we are, what we want to achieve, and with whom. */
    readonly about: string;
    /** A message from the chair of the board. */
    readonly boardChair: string;
    /** Independent audits of the organisation, year by year. */
    readonly auditReports: string;
    /** The rules that we work by. */
    readonly policies: string;
    /** The organisations that we work with. */
    readonly stakeholders: string;
    /** What we work on, and why. */
    readonly keyAreas: string;
    /** Our programmes, and the projects in them. */
    readonly programs: string;
    /** What happened, and what comes next. */
    readonly events: string;
    /** Stay updated on our latest projects. */
    readonly projectUpdates: string;
    /** Answers to the questions that we are asked most often. */
    readonly faqs: string;
    /** Open invitations to bid, with their deadlines and documents. */
    readonly bids: string;
    /** One of our invitations to bid. */
    readonly bid: string;
    /** Contracts that were awarded, and to whom. */
    readonly awards: string;
    /** One of our notifications of award. */
    readonly award: string;
    /** Open positions, with their closing dates and Terms of Reference. */
    readonly vacancies: string;
    /** One of our vacancies. */
    readonly vacancy: string;
    /** Ways to give time, with their closing dates and Terms of Reference. */
    readonly volunteering: string;
    /** One of our volunteer opportunities. */
    readonly opening: string;
    /** The people who run the organisation. */
    readonly team: string;
    /** The institution that we own, and its reports. */
    readonly mutahidDfi: string;
    /** Month by month: the updates of the institution. */
    readonly mutahidUpdate: string;
    /** Newsletters, annual reports and commissioned research. */
    readonly publications: string;
    /** All posts, with their categories and tags. */
    readonly blog: string;
    /** Where to find us, and how to write to us. */
    readonly contact: string;
    /** The documents that were saved on this phone, and what else works without a connection. */
    readonly saved: string;
    /** What this site stores on a phone, what a server can see, and how to delete it. */
    readonly privacy: string;
    /** What is tested, what is weak, and how to ask for a document in another form. */
    readonly accessibility: string;
    /** A document of ours, in the reader of this app. */
    readonly document: string;
    /** Search in everything that is on this phone. */
    readonly search: string;
    /** A variant of the home page, with sample text. */
    readonly homeVariant: string;
    /** A template page, with sample text. */
    readonly template: string;
    /** The sign that is shown while the app opens. */
    readonly preloader: string;
    /** Our projects of one category. */
    readonly projectsOf: string;
    /** One of our projects. */
    readonly project: string;
    /** Events of one category or tag. */
    readonly eventsOf: string;
    /** One of our events. */
    readonly event: string;
    /** One of the people behind the organisation. */
    readonly person: string;
  };
}

declare module 'virtual:messages/start' {
  export const messages: {
    /** The app is not running, so the buttons of this page do not work. You can read the page, and its links work. */
    readonly failed: string;
    /** The app is not running, so there is nothing to see here yet. */
    readonly failedEmpty: string;
    /** Reload */
    readonly reload: string;
  };
}

declare module 'virtual:messages/slow-start' {
  export const messages: {
    /** This page can be read, and its links work. Its buttons are still on their way. */
    readonly readable: string;
    /** This page is still on its way. */
    readonly empty: string;
    /** This browser is too old for the app. It needs Chrome or Android WebView 109, Firefox 115, or Safari 16.4 (iOS 16.4): please update it, or use another browser. */
    readonly tooOld: string;
    /** This site needs JavaScript to show its lists and to keep them on your phone. */
    readonly noScript: string;
  };
}

declare module 'virtual:messages/network' {
  export const messages: {
    /** Back online. */
    readonly back: string;
    /** No connection: showing what is stored. */
    readonly unreachable: string;
    /** The connection does not answer: showing what is stored. */
    readonly silent: string;
    /** The network asks for a sign-in: showing what is stored. */
    readonly 'not-json': string;
  };
}

declare module 'virtual:messages/carousel' {
  export const messages: {
    /** carousel */
    readonly carousel: string;
    /** slide */
    readonly slide: string;
    /** {number, number} of {all, number} */
    readonly place: (values: { number: number; all: number }) => string;
    /** Show {number, number} of {all, number} */
    readonly show: (values: { number: number; all: number }) => string;
    /** Next */
    readonly next: string;
    /** Previous */
    readonly previous: string;
    /** Stop moving by itself */
    readonly pause: string;
    /** Move by itself */
    readonly play: string;
  };
}

declare module 'virtual:messages/pictures' {
  export const messages: {
    /** Show picture */
    readonly show: string;
    /** Show picture: {title} */
    readonly showOf: (title: string | number) => string;
  };
}

declare module 'virtual:messages/documents' {
  export const messages: {
    /** Read */
    readonly read: string;
    /** Save for offline */
    readonly save: string;
    /** Save */
    readonly saveShort: string;
    /** Save again */
    readonly saveAgain: string;
    /** Saved */
    readonly saved: string;
    /** Saved on this phone: {title} */
    readonly savedSaid: (title: string | number) => string;
    /** Saving: {title} */
    readonly savingSaid: (title: string | number) => string;
    /** Cancel saving: {title} */
    readonly cancelNamed: (title: string | number) => string;
    /** Progress of saving: {title} */
    readonly progressOf: (title: string | number) => string;
    /** More: {title} */
    readonly more: (title: string | number) => string;
    /** Share */
    readonly share: string;
    /** The phone has cleared this document to make room. */
    readonly lost: string;
    /** The link is copied. Paste it into a message. */
    readonly linkCopied: string;
    /** This could not be shared. Try again. */
    readonly notShared: string;
    /** This part of the app is missing on this phone. Try again when you have a connection. */
    readonly menuFailed: string;
    /** Open in a new tab */
    readonly openOutside: string;
    /** Not saved. */
    readonly notSaved: string;
    readonly failures: {
      /** This app may not read the document on its server, so it cannot be kept on this phone. */
      readonly unreadable: string;
      /** Not saved: there is too little room on this phone. Remove something, then try again. */
      readonly 'no-space': string;
      /** Not saved: this needs {size}, and there is too little room on this phone. Remove something, then try again. */
      readonly 'needs-space': (size: string | number) => string;
      /** This browser cannot keep documents: perhaps its window is private. You can still share or download this one. */
      readonly 'no-storage': string;
      /** Not saved: the server sent it from another address, and it may be another document. You can still read or download it. */
      readonly redirected: string;
      /** Not saved: the end of this document is missing. Try again later. */
      readonly 'cut-short': string;
    };
  };
}

declare module 'virtual:messages/forms' {
  export const messages: {
    /** Message Sent Successfully */
    readonly messageSent: string;
    /** Thanks for your Email */
    readonly thanksForEmail: string;
    /** Sending … */
    readonly sending: string;
    /** This site takes no messages. */
    readonly takesNone: string;
    /** What you write here becomes an e-mail to {address}, which you send yourself. */
    readonly becomesEmail: (address: string | number) => string;
    /** Write it as an e-mail */
    readonly writeEmail: string;
    /** This site takes no messages. What you wrote is still here: you can send it as an e-mail. */
    readonly noReceiver: string;
    /** Nothing was sent, because no address was written. */
    readonly nothingWritten: string;
    /** This is too long: {over, plural, one {# character} other {# characters}} must go before it can be sent. What you wrote stays here. */
    readonly tooLong: (over: number) => string;
    /** Please answer the check above first. */
    readonly captchaFirst: string;
    /** The server did not accept it: {reason} What you wrote is still here. */
    readonly refused: (reason: string | number) => string;
    readonly refusals: {
      /** Please fill in this field. */
      readonly required: string;
      /** This is not an e-mail address. */
      readonly email: string;
      /** Write digits only, with a plus in front where there is one. */
      readonly phone: string;
      /** A field needs a correction. */
      readonly fields: string;
      /** It is too long. */
      readonly 'too-long': string;
      /** It could not be read. */
      readonly malformed: string;
    };
    readonly waits: {
      /** There is no connection: what you wrote waits on this phone and is sent when the connection is back. */
      readonly unreachable: string;
      /** The connection does not answer: what you wrote waits on this phone and is sent later. */
      readonly silent: string;
      /** The server could not take it just now: what you wrote waits on this phone and is sent later. */
      readonly refused: string;
      /** The server could not take it just now: what you wrote waits on this phone and is sent later. */
      readonly 'not-found': string;
      /** The network asks for a sign-in, perhaps to the Wi-Fi: what you wrote waits on this phone and is sent after that. */
      readonly 'not-json': string;
      /** The server could not take it just now: what you wrote waits on this phone and is sent later. */
      readonly 'wrong-shape': string;
      /** It is being sent just now. */
      readonly busy: string;
      /** What you wrote waits on this phone: the check that you are human must be answered before it is sent. */
      readonly captcha: string;
    };
    readonly lost: {
      /** Not sent: there is no connection, and this browser cannot keep it for later. */
      readonly unreachable: string;
      /** Not sent: the connection does not answer, and this browser cannot keep it for later. */
      readonly silent: string;
      /** Not sent: the server could not take it just now, and this browser cannot keep it for later. */
      readonly refused: string;
      /** Not sent: the server could not take it just now, and this browser cannot keep it for later. */
      readonly 'not-found': string;
      /** Not sent: the network asks for a sign-in, and this browser cannot keep it for later. */
      readonly 'not-json': string;
      /** Not sent: the server could not take it just now, and this browser cannot keep it for later. */
      readonly 'wrong-shape': string;
      /** It is being sent just now. */
      readonly busy: string;
      /** Not sent: the check that you are human could not be shown, and this browser cannot keep it for later. */
      readonly captcha: string;
    };
    /** Name */
    readonly name: string;
    /** First name */
    readonly firstName: string;
    /** Last name */
    readonly lastName: string;
    /** E-mail */
    readonly email: string;
    /** Phone */
    readonly phone: string;
    /** digits only, with a plus in front where there is one */
    readonly phoneRule: string;
    /** Website */
    readonly website: string;
    /** Service */
    readonly serviceName: string;
    /** Message */
    readonly message: string;
    /** Your e-mail address */
    readonly emailAddress: string;
    /** Ask for a consultation */
    readonly consultation: string;
    /** Send request */
    readonly sendRequest: string;
    /** Newsletter */
    readonly newsletter: string;
    /** Sign up */
    readonly newsletterSubmit: string;
  };
}

declare module 'virtual:messages/contact' {
  export const messages: {
    /** Where to find us */
    readonly reachUs: string;
    /** Map of the surroundings of our office */
    readonly mapTitle: string;
    /** Show the map */
    readonly showMap: string;
    /** It comes from {host} and needs a connection. */
    readonly mapSource: (host: string | number) => string;
    /** There is no connection, so the map cannot be shown. The address is here all the same. */
    readonly mapOffline: string;
    /** Open the map in a new tab */
    readonly openMap: string;
    /** Every field is needed. */
    readonly everyField: string;
    /** Subscribed Successfully */
    readonly subscribed: string;
    /** Subscribe */
    readonly subscribe: string;
    /** Subscribe to our news */
    readonly subscribeTitle: string;
    /** New reports, projects and openings, a few times a year. */
    readonly subscribeText: string;
    /** Get in touch */
    readonly getInTouch: string;
    /** Send message */
    readonly sendMessage: string;
    /** If you have none, write “none”. */
    readonly websiteHint: string;
    /** Check that you are human */
    readonly captcha: string;
    /** The check that you are human is being fetched … */
    readonly captchaLoading: string;
    /** The check that you are human could not be fetched: there is no connection, or it is blocked here. */
    readonly captchaFailed: string;
    /** The check that you are human reported a fault. Please try it again. */
    readonly captchaBroken: string;
  };
}

declare module 'virtual:messages/outbox' {
  export const messages: {
    /** Waiting on this phone */
    readonly outbox: string;
    /** These messages were written here and have not reached us yet. */
    readonly outboxText: string;
    readonly formNames: {
      /** Message */
      readonly contact: string;
      /** Request for a consultation */
      readonly consultation: string;
      /** Subscription */
      readonly subscribe: string;
      /** Newsletter */
      readonly newsletter: string;
    };
    /** Written {age} */
    readonly writtenAt: (age: string | number) => string;
    /** Waits for a connection */
    readonly waiting: string;
    /** Waits for the check that you are human */
    readonly waitingForCaptcha: string;
    /** Not accepted by the server: {reason} */
    readonly refusedBecause: (reason: string | number) => string;
    /** {field}: {reason} */
    readonly fieldError: (values: { field: string | number; reason: string | number }) => string;
    /** Correct it */
    readonly correct: string;
    /** Correct the message */
    readonly correction: string;
    /** Send it again */
    readonly sendAgain: string;
    /** This site takes no messages. You can send it as an e-mail, and then delete it here. */
    readonly takesNoneStored: string;
    /** It could not be delivered so far, and is tried again. You can also send it as an e-mail, and then delete it here. */
    readonly failedOften: string;
    /** This phone has damaged the message, and it cannot be sent. What can still be read of it stands above: please copy it, and write it again. */
    readonly damaged: string;
    /** This phone has damaged the message: nothing of it can be read, and it cannot be sent. */
    readonly unreadable: string;
    /** Send now */
    readonly sendNow: string;
    /** Delete */
    readonly delete: string;
    /** Delete this message from this phone? It was not sent. */
    readonly deleteSure: string;
    /** A message that waited on this phone has been sent. */
    readonly sentLater: string;
    /** A message that waited on this phone was not accepted. It stands on the contact page. */
    readonly stoppedLater: string;
  };
}

declare module 'virtual:messages/email-offer' {
  export const messages: {
    /** Send it as an e-mail */
    readonly offer: string;
    /** Open it as an e-mail */
    readonly open: string;
    /** Open an e-mail without the text */
    readonly openEmpty: string;
    /** It goes to {address}. */
    readonly goesTo: (address: string | number) => string;
    /** Our e-mail address is not on this phone yet. You can copy the text. */
    readonly noAddress: string;
    /** The text is too long to be filled in by itself: copy it, open the e-mail, and paste it there. */
    readonly tooLong: string;
    /** Copy the text */
    readonly copy: string;
    /** The text is copied. */
    readonly copied: string;
    /** This browser does not copy it. Please select the text here: */
    readonly notCopied: string;
    /** The text of the e-mail */
    readonly text: string;
    /** {form}, from the website */
    readonly subject: (form: string | number) => string;
    /** {field}: {value} */
    readonly line: (values: { field: string | number; value: string | number }) => string;
  };
}

declare module 'virtual:messages/home' {
  export const messages: {
    /** Pictures of our work */
    readonly pictures: string;
    /** Continue reading */
    readonly continueReading: string;
    /** {count, number} new */
    readonly newSince: (count: number) => string;
    /** Project updates */
    readonly projectsTitle: string;
    /** Stay updated on our latest projects! */
    readonly projectsLine: string;
    /** All projects */
    readonly allProjects: string;
    /** There are no projects here yet. */
    readonly noProjects: string;
    /** Events */
    readonly eventsTitle: string;
    /** All events */
    readonly allEvents: string;
    /** There are no events here yet. */
    readonly noEvents: string;
    /** Stakeholders */
    readonly stakeholdersTitle: string;
    /** The organisations that we work with. */
    readonly stakeholdersLine: string;
    /** All stakeholders */
    readonly allStakeholders: string;
    /** A stakeholder */
    readonly stakeholder: string;
    /** No stakeholder is named here yet. */
    readonly noStakeholders: string;
    /** Management team */
    readonly teamTitle: string;
    /** The whole team */
    readonly allTeam: string;
    /** Board of directors */
    readonly boardTitle: string;
    /** Nobody is named here yet. */
    readonly noMembers: string;
    /** Research */
    readonly researchTitle: string;
    /** What we commissioned, and what it found. */
    readonly researchLine: string;
    /** There is no research here yet. */
    readonly noResearch: string;
    /** See it in two minutes */
    readonly videoTitle: string;
    /** A short film about work that starts again. It is fetched only when you press play, and uses your data. */
    readonly videoLine: string;
    /** For now a sample film stands here: “Big Buck Bunny”, Blender Foundation, CC BY 3.0. */
    readonly videoSample: string;
    /** Play the film */
    readonly playVideo: string;
    /** The film */
    readonly videoFrame: string;
    /** The film comes from another site, and there is no connection right now. */
    readonly videoOffline: string;
    /** Watch it on {site} (opens in a new tab) */
    readonly watchOn: (site: string | number) => string;
    /** In figures */
    readonly counterTitle: string;
    readonly counters: {
      /** Active borrowers */
      readonly activeBorrowers: string;
      /** Gross loan portfolio */
      readonly grossLoan: string;
      /** Loan outstanding per borrower */
      readonly loanOutstanding: string;
      /** Women borrowers */
      readonly women: string;
    };
    /** Work, savings and enterprise for every household */
    readonly headline: string;
    /** Open now */
    readonly openNow: string;
    /** Nothing at the moment */
    readonly nothingNow: string;
  };
}

declare module 'virtual:messages/about' {
  export const messages: {
    /** Who we are */
    readonly aboutTitle: string;
    /** Vision */
    readonly vision: string;
    /** Mission */
    readonly mission: string;
    /** Nothing has been written about us here yet. */
    readonly noOverview: string;
    /** Those who work with us */
    readonly stakeholdersTitle: string;
    /** Management team */
    readonly teamTitle: string;
    /** Board of directors */
    readonly boardTitle: string;
    /** The chair of the board */
    readonly chairName: string;
    /** The message has not been published yet. */
    readonly noMessage: string;
    /** No policies have been published yet. */
    readonly noPolicies: string;
    /** No areas of focus have been published yet. */
    readonly noKeyAreas: string;
    /** No programmes have been published yet. */
    readonly noPrograms: string;
    /** Mutahid DFI */
    readonly mutahidTitle: string;
    /** The institution has not published any reports yet. */
    readonly noMutahidReports: string;
    /** Month by month */
    readonly mutahidUpdateTitle: string;
    /** Each month the institution sums up on one page what it lent, what was repaid, and what it learned. Choose a year. */
    readonly mutahidUpdateText: string;
    /** Updates of {year} */
    readonly updatesOf: (year: string | number) => string;
    /** Mutahid DFI update, {month} {year} */
    readonly updateOf: (values: { month: string | number; year: string | number }) => string;
    /** Nobody is named here yet. */
    readonly noPeople: string;
    /** Back to the team */
    readonly backToTeam: string;
    /** Read on */
    readonly neighbours: string;
    /** Year */
    readonly year: string;
  };
}

declare module 'virtual:messages/install' {
  export const messages: {
    /** Open in your browser */
    readonly openInBrowser: string;
    /** Install first, then save */
    readonly installFirst: string;
    /** This window belongs to another app. It cannot install, and it may forget what you save in it. */
    readonly inAppReason: string;
    /** On an iPhone or iPad the installed app has a storage of its own: what you save here, in the browser, is not in it. And Safari forgets what it keeps for a site that was not opened for 7 days. */
    readonly ownStorage: string;
    /** So install the app first, open it from the home screen, and save the document there. */
    readonly installFirstReason: string;
    /** Save here anyway */
    readonly saveAnyway: string;
    /** The link of this page */
    readonly link: string;
    /** Copy the link */
    readonly copyLink: string;
    /** The link is copied. */
    readonly linkCopied: string;
    /** The link could not be copied. Mark it above and copy it by hand. */
    readonly linkNotCopied: string;
    /** Keep this site on your phone */
    readonly cardTitle: string;
    /** Installed, it opens from the home screen, also without a connection. It needs no app store and little space. */
    readonly cardText: string;
    /** Install */
    readonly cardInstall: string;
    /** Show me how */
    readonly cardHow: string;
    /** No, thank you */
    readonly cardNo: string;
    readonly steps: {
      readonly ios: {
        /** Tap Share, the square with an arrow pointing up. On newer iPhones it is behind the three dots. */
        readonly first: string;
        /** Scroll down and tap “Add to Home Screen”. */
        readonly then: string;
        /** Tap “Add”. From then on open the app from the home screen. */
        readonly last: string;
      };
      readonly 'ios-other': {
        /** Tap Share, the square with an arrow pointing up, beside the address or in the browser’s menu. */
        readonly first: string;
        /** Tap “Add to Home Screen”. Where that is missing, open this page in Safari. */
        readonly then: string;
        /** Tap “Add”. From then on open the app from the home screen. */
        readonly last: string;
      };
      readonly 'in-app': {
        /** Open the menu of this window: the three dots, or Share. */
        readonly first: string;
        /** Tap “Open in browser”, “Open in Chrome” or “Open in Safari”. */
        readonly then: string;
        /** Where that is missing, copy the link and paste it into your browser. */
        readonly last: string;
      };
      readonly menu: {
        /** Open the browser’s menu: the three dots or lines. */
        readonly first: string;
        /** Tap “Install”, “Install app” or “Add to Home screen”, whichever is there. */
        readonly then: string;
        /** Confirm. From then on open the app from the home screen. */
        readonly last: string;
      };
    };
  };
}

declare module 'virtual:messages/projects-events' {
  export const messages: {
    /** Pages of this list */
    readonly pages: string;
    /** prv */
    readonly previous: string;
    /** {label} (previous page) */
    readonly previousPage: (label: string | number) => string;
    /** next */
    readonly next: string;
    /** {label} (next page) */
    readonly nextPage: (label: string | number) => string;
    /** ... */
    readonly gap: string;
    /** page {number} */
    readonly page: (number: string | number) => string;
    /** Page {number, number} */
    readonly pageNumber: (number: number) => string;
    /** There are no projects here yet. New ones appear here first. */
    readonly noProjects: string;
    /** There are no events here yet. New ones appear here first. */
    readonly noEvents: string;
    /** There are no posts yet. New ones appear here first. */
    readonly noPosts: string;
    /** By {author} */
    readonly by: (author: string | number) => string;
    /** Time and place */
    readonly event: string;
    /** When */
    readonly when: string;
    /** Where */
    readonly where: string;
    /** Category */
    readonly category: string;
    /** Tags */
    readonly tags: string;
    /** Categories */
    readonly categories: string;
    /** All events */
    readonly allEvents: string;
    /** All projects */
    readonly allProjects: string;
    /** More to read */
    readonly aside: string;
    /** Search */
    readonly search: string;
    /** Search in everything */
    readonly searchLabel: string;
    /** Archive */
    readonly archive: string;
    /** Counted over the posts that are on this phone. */
    readonly archiveSoFar: string;
    /** Events of {month} */
    readonly eventsOfMonth: (month: string | number) => string;
    /** There are no events in {month}. */
    readonly noEventsIn: (month: string | number) => string;
    /** Recent posts */
    readonly recentPosts: string;
    /** Recent projects */
    readonly recentProjects: string;
    /** Searching … */
    readonly searching: string;
    /** Type one or more words. The search looks through everything that is on this phone, also offline. */
    readonly searchHint: string;
    /** {count, plural, one {# result for “{query}”.} other {# results for “{query}”.}} */
    readonly found: (values: { count: number; query: string | number }) => string;
    /** Nothing on this phone has “{query}” in it. Try fewer or shorter words. */
    readonly notFound: (query: string | number) => string;
    /** Nothing is on this phone yet. Open a page with a connection first; then it can be searched, also offline. */
    readonly nothingStored: string;
    /** Searched in what is on this phone; its oldest part was checked with the server {age}. */
    readonly searchAge: (age: string | number) => string;
    /** Show all {count, number} */
    readonly showAll: (count: number) => string;
  };
}

declare module 'virtual:messages/prose' {
  export const messages: {
    /** The text is longer than this app shows. */
    readonly cut: string;
    /** Table */
    readonly table: string;
    /** Table: {columns} */
    readonly tableOf: (columns: string | number) => string;
  };
}

declare module 'virtual:messages/search' {
  export const messages: {
    /** Documents */
    readonly documentKind: string;
    /** Pages */
    readonly pageKind: string;
    readonly sections: {
      /** Open now */
      readonly open: string;
      /** In documents of what is open */
      readonly 'documents-of-open': string;
      /** Closed and awarded */
      readonly closed: string;
      /** In other documents */
      readonly documents: string;
      /** Pages */
      readonly pages: string;
    };
    /** Suggestions */
    readonly suggestions: string;
    /** {count, plural, one {Nothing has “{query}” in it as it is written. # result has words that are spelled alike.} other {Nothing has “{query}” in it as it is written. # results have words that are spelled alike.}} */
    readonly foundSimilar: (values: { count: number; query: string | number }) => string;
    /** {count, plural, one {Nothing has all words of “{query}” in it. # result has some of them.} other {Nothing has all words of “{query}” in it. # results have some of them.}} */
    readonly foundSome: (values: { count: number; query: string | number }) => string;
    /** Tried: these words, longer words that begin with them, words that mean the same, and words with a letter or two changed. */
    readonly tried: string;
    /** Everything that is published stands in these lists: */
    readonly lists: string;
    /** More is being fetched, and is searched as soon as it is here. */
    readonly fetching: string;
    /** The search could not start: part of the app is missing on this phone. With a connection, trying again fetches it. */
    readonly failed: string;
  };
}

declare module 'virtual:messages/publications' {
  export const messages: {
    /** Newsletters */
    readonly newsletters: string;
    /** What happened in the districts, season by season. */
    readonly newslettersText: string;
    /** Newsletters of {year} */
    readonly newslettersOf: (year: string | number) => string;
    /** Annual reports */
    readonly annualReports: string;
    /** Work, results, accounts and open questions of each year. */
    readonly annualReportsText: string;
    /** Commissioned research */
    readonly commissionedResearch: string;
    /** Studies that others carried out for us, published as they were handed in. */
    readonly commissionedResearchText: string;
  };
}

declare module 'virtual:messages/reader' {
  export const messages: {
    readonly failures: {
      /** This address names no document. */
      readonly 'no-file': string;
      /** This document lies on another site, and the reader opens only our own. */
      readonly foreign: string;
      /** This address is damaged, perhaps because it was cut when it was copied. Open the document from its list. */
      readonly 'bad-address': string;
      /** This app may not read the document on its server, so it can neither show nor keep it. */
      readonly unreadable: string;
      /** The reader shows PDF, Word, Excel and OpenDocument files. This one is of another kind: download it, and open it with an app that knows it. */
      readonly 'no-pdf': string;
      /** This is a file of Word or Excel from before 2007, which the reader cannot show. Download it, and open it with Word, Excel or LibreOffice. */
      readonly 'old-office': string;
      /** There is no text in this file to show here. Download it, and open it with another app. */
      readonly 'no-text': string;
      /** This document takes too long to read on this phone. Download it, and open it with another app. */
      readonly 'too-slow': string;
      /** This document is too big to be shown here: a phone would run out of memory. Download it, and open it with another app. */
      readonly 'too-big': string;
      /** This document is damaged and cannot be shown. Perhaps it was cut short: trying again fetches what is missing. */
      readonly broken: string;
      /** This document is locked with a password. Download it, and open it with an app that asks for the password. */
      readonly locked: string;
      /** The reader is not on this phone yet, and it could not be fetched. Try again when you have a connection. */
      readonly 'no-reader': string;
      /** This phone is too old for the reader. Share the document to an app that can show it, by the button above. */
      readonly 'old-app': string;
      /** This browser is too old for the reader. The phone can show the document itself. */
      readonly 'old-browser': string;
    };
    readonly fetchFailures: {
      /** This document is not on this phone yet. Try again when you have a connection. */
      readonly unreachable: string;
      /** This document is not on this phone yet. The connection did not answer for 8 seconds. */
      readonly silent: string;
      /** This document is not on this phone yet. The server could not hand it out just now. */
      readonly refused: string;
      /** The server no longer has this document. */
      readonly 'not-found': string;
      /** What came is not this document. Perhaps it is damaged on the server, or you must sign in to the Wi-Fi first. */
      readonly 'not-json': string;
      /** This document is not on this phone yet. The server sent something else. */
      readonly 'wrong-shape': string;
    };
    /** Document */
    readonly document: string;
    /** Back */
    readonly back: string;
    /** Opening the document … */
    readonly opening: string;
    /** Try again */
    readonly retry: string;
    /** Download */
    readonly download: string;
    /** Share */
    readonly share: string;
    /** Save for offline */
    readonly save: string;
    /** Stop saving */
    readonly cancelSaving: string;
    /** Saved */
    readonly saved: string;
    /** Saved: remove from this phone */
    readonly removeSaved: string;
    /** Removed from this phone. */
    readonly removed: string;
    /** Undo */
    readonly undo: string;
    /** It could not be removed just now. Try again. */
    readonly notRemoved: string;
    /** It could not be put back. With a connection it can be saved again. */
    readonly notUndone: string;
    /** Open the version before */
    readonly openFormer: string;
    /** The version before could not be put back: there is too little room on this phone. */
    readonly formerFailed: string;
    /** Open in a new tab */
    readonly openOutside: string;
    /** Open with the phone’s own viewer (in a new tab) */
    readonly openInPhone: string;
    /** Back to its page */
    readonly toList: string;
    /** Saved on {date} */
    readonly savedOn: (date: string | number) => string;
    /** Updated on {date} */
    readonly updatedOn: (date: string | number) => string;
    /** Version of {date} */
    readonly versionOf: (date: string | number) => string;
    /** Reading */
    readonly tools: string;
    /** Pages of {title} */
    readonly pages: (title: string | number) => string;
    /** of {count, number} */
    readonly ofPages: (count: number) => string;
    /** Page {page, number} of {count, number} */
    readonly pageOf: (values: { page: number; count: number }) => string;
    /** Go to page */
    readonly goToPage: string;
    /** Larger */
    readonly zoomIn: string;
    /** Smaller */
    readonly zoomOut: string;
    /** Fit the page to the width */
    readonly fitWidth: string;
    /** Fit the text to the width */
    readonly fitText: string;
    /** Dark pages */
    readonly darkPages: string;
    /** Find in this document */
    readonly find: string;
    /** Next find */
    readonly findNext: string;
    /** Previous find */
    readonly findPrevious: string;
    /** Close the search */
    readonly closeFind: string;
    /** Searching … */
    readonly searching: string;
    /** Not found */
    readonly nothingFound: string;
    /** This document holds pictures of its pages only: there is no text to search. */
    readonly noText: string;
    /** {count, plural, one {The text of # page could not be read, so it was not searched.} other {The text of # pages could not be read, so they were not searched.}} */
    readonly unreadPages: (count: number) => string;
    /** The text of this document could not be read, so it was not searched. */
    readonly unreadDocument: string;
    /** {at, number} of {count, number} */
    readonly foundOf: (values: { at: number; count: number }) => string;
    /** {at, number} of {count, number} or more */
    readonly foundOfMany: (values: { at: number; count: number }) => string;
    /** Find */
    readonly findShort: string;
    /** Text of the document */
    readonly textOfDocument: string;
    /** Read the whole text */
    readonly readWhole: string;
    /** Contents */
    readonly contents: string;
    /** Listen */
    readonly listen: string;
    /** Pause */
    readonly pauseListening: string;
    /** Go on */
    readonly resumeListening: string;
    /** Stop */
    readonly stopListening: string;
    /** This page could not be drawn. */
    readonly pageFailed: string;
    /** Part of this page could not be shown. Another app may show it. */
    readonly pagePart: string;
    /** Nothing is shown on this page: it is empty, or this reader cannot draw it. */
    readonly pageEmpty: string;
    /** The text of this page could not be read: here it can be neither searched nor selected nor read aloud. */
    readonly pageTextless: string;
    /** This document is locked. Its password opens it here, and is kept nowhere. */
    readonly askPassword: string;
    /** Password */
    readonly password: string;
    /** This password does not open the document. */
    readonly wrongPassword: string;
    /** Open */
    readonly unlock: string;
    /** Cancel */
    readonly cancel: string;
    /** Text of {title} */
    readonly textOf: (title: string | number) => string;
    /** Text of the PDF, made for reading. The PDF is the document that counts. */
    readonly textOfPdf: string;
    /** Text of the {kind} file, made for reading. The file is the document that counts. */
    readonly textOfFile: (kind: string | number) => string;
    /** This is the text of an earlier version. */
    readonly earlierText: string;
    /** This is the text of an earlier version, which came on {date}. */
    readonly earlierTextOf: (date: string | number) => string;
    /** Original pages */
    readonly showPages: string;
    /** Read the text */
    readonly showText: string;
    /** Table */
    readonly table: string;
    /** Page {page, number} */
    readonly pageBegins: (page: number) => string;
    /** Page {page, number} is damaged and cannot be read. */
    readonly brokenPage: (page: number) => string;
    /** The text ends here: it is the first part of a long document, which itself holds all of it. */
    readonly textEndsHere: string;
    /** Page {page, number} has no text: it is a picture. The original pages show it. */
    readonly pictureOfPage: (page: number) => string;
  };
}

declare module 'virtual:messages/saved-short' {
  export const messages: {
    /** Saved */
    readonly bar: string;
  };
}

declare module 'virtual:messages/donate' {
  export const messages: {
    /** Thank you */
    readonly title: string;
    /** Thank you for wanting to give. Write to us, and we will tell you how. */
    readonly fallback: string;
  };
}

declare module 'virtual:messages/update' {
  export const messages: {
    /** A new version is ready. */
    readonly ready: string;
    /** Update */
    readonly update: string;
    /** Later */
    readonly later: string;
  };
}

declare module 'virtual:messages/offline-ready' {
  export const messages: {
    /** This app is now ready to work without a connection. */
    readonly ready: string;
    /** What is here */
    readonly whatIsHere: string;
  };
}

declare module 'virtual:messages/lost-documents' {
  export const messages: {
    /** {count, plural, one {One saved document is no longer on this phone: the phone has cleared it.} other {# saved documents are no longer on this phone: the phone has cleared them.}} */
    readonly lost: (count: number) => string;
    /** Fetch again */
    readonly fetchAgain: string;
  };
}

declare module 'virtual:messages/print' {
  export const messages: {
    /** Printed on {date} */
    readonly printedOn: (date: string | number) => string;
  };
}

declare module 'virtual:messages/room' {
  export const messages: {
    /** This phone has no room left: what is shown here is not kept, and is gone when the app is closed. */
    readonly notKept: string;
    /** Make room */
    readonly makeRoom: string;
  };
}

declare module 'virtual:messages/saved' {
  export const messages: {
    /** Saved documents */
    readonly documents: string;
    /** {count, plural, one {# document, {size}. It opens without a connection.} other {# documents, {size}. They open without a connection.}} */
    readonly documentsText: (values: { count: number; size: string | number }) => string;
    /** {count, plural, one {# document, {size}. It is on this phone, and opens here with a connection only.} other {# documents, {size}. They are on this phone, and open here with a connection only.}} */
    readonly documentsOnline: (values: { count: number; size: string | number }) => string;
    /** {count, plural, one {# document, {size}.} other {# documents, {size}.}} {others, plural, one {# of them opens in another app only: download it, or share it with that app.} other {# of them open in another app only: download them, or share them with that app.}} */
    readonly documentsMixed: (values: { count: number; size: string | number; others: number }) => string;
    /** Show all {count, number} */
    readonly showAll: (count: number) => string;
    /** Checking what is on this phone … */
    readonly looking: string;
    /** Nothing is saved yet. */
    readonly none: string;
    /** Press “Save for offline” at any document, or take a whole list below. It then stays on this phone and needs no connection, for as long as you keep it. */
    readonly noneHint: string;
    /** Where to find documents */
    readonly noneLinks: string;
    /** From: {page} */
    readonly belongsTo: (page: string | number) => string;
    /** Saved {age} */
    readonly savedWhen: (age: string | number) => string;
    /** Updated on {day}: the original had changed */
    readonly updatedOn: (day: string | number) => string;
    /** The closing date changed since you saved this: it was {before}, and is {now} now. */
    readonly deadlineChanged: (values: { before: string | number; now: string | number }) => string;
    /** The closing date changed since you saved this: there was none, and it is {now} now. */
    readonly deadlineSet: (now: string | number) => string;
    /** The closing date changed since you saved this: it was {before}, and there is none now. */
    readonly deadlineDropped: (before: string | number) => string;
    /** Read */
    readonly read: string;
    /** Share */
    readonly share: string;
    /** Download */
    readonly download: string;
    /** Remove */
    readonly remove: string;
    /** Removed: {title} */
    readonly removed: (title: string | number) => string;
    /** Undo */
    readonly undo: string;
    /** It could not be removed just now. Try again. */
    readonly notRemoved: string;
    /** The version before this one is kept until you have read this one. */
    readonly formerKept: string;
    /** Go back to the version before */
    readonly useFormer: string;
    /** The version before could not be put back: there is too little room on this phone. */
    readonly formerFailed: string;
    /** A newer version of this document exists. It is not on this phone. */
    readonly newerExists: string;
    /** Get the newer version */
    readonly getNewer: string;
    /** It could not be put back. With a connection it can be saved again. */
    readonly notUndone: string;
    /** Its content is no longer on this phone: the phone cleared it to make room. */
    readonly lost: string;
    /** The phone cleared the pages of this document to make room. Its text is still here and can be read. */
    readonly lostButText: string;
    /** Read the text */
    readonly readText: string;
    /** {count, plural, one {One saved document was cleared by the phone. With a connection you can fetch it again.} other {# saved documents were cleared by the phone. With a connection you can fetch them again.}} */
    readonly lostSome: (count: number) => string;
    /** What shows PDF documents is not on this phone yet, so they do not open without a connection. Come back here once with a connection, and with some room on the phone. */
    readonly viewerMissing: string;
    /** Fetch again */
    readonly fetchAgain: string;
    /** Fetching … */
    readonly fetching: string;
    /** It could not be handed over just now. */
    readonly notDownloaded: string;
    /** Room on this phone */
    readonly storage: string;
    /** {used} used by this app, {left} left for it */
    readonly usedOf: (values: { used: string | number; left: string | number }) => string;
    /** This browser does not tell how much room there is. */
    readonly noFigures: string;
    /** The phone keeps what you saved for good, until you remove it. */
    readonly kept: string;
    /** When the phone runs short of room, it may clear what is saved here. Installing the app makes that less likely. */
    readonly mayBeCleared: string;
    /** When you save a document, the phone is asked to keep it for good. */
    readonly keptUnknown: string;
    /** Make available offline */
    readonly sections: string;
    /** Take a whole list with its documents, for instance before you leave the office. */
    readonly sectionsText: string;
    /** {title}, open now */
    readonly open: (title: string | number) => string;
    /** {count, plural, one {# document, {size}} other {# documents, {size}}} */
    readonly size: (values: { count: number; size: string | number }) => string;
    /** {count, plural, one {# document, size not known} other {# documents, size not known}} */
    readonly sizeUnknown: (count: number) => string;
    /** {count, plural, one {# document, {size} or more} other {# documents, {size} or more}} */
    readonly sizeAtLeast: (values: { count: number; size: string | number }) => string;
    /** {saved, plural, one {{facts}; # of them is saved} other {{facts}; # of them are saved}} */
    readonly partly: (values: { saved: number; facts: string | number }) => string;
    /** {count, plural, =1 {Its document is on this phone} other {All # documents are on this phone}} */
    readonly allSaved: (count: number) => string;
    /** No documents at the moment */
    readonly noDocuments: string;
    /** This list is not on this phone yet */
    readonly listMissing: string;
    /** Make available offline */
    readonly take: string;
    /** Save the others too */
    readonly takeRest: string;
    /** Cancel */
    readonly cancel: string;
    /** Continue */
    readonly goOn: string;
    /** {saved, number} of {all, number} saved */
    readonly progress: (values: { saved: number; all: number }) => string;
    /** Saving: {section} */
    readonly progressOf: (section: string | number) => string;
    /** {saved, number} of {all, number} saved. The rest waits for a connection. */
    readonly interrupted: (values: { saved: number; all: number }) => string;
    /** {saved, number} of {all, number} saved. Another window of this app is at it. */
    readonly elsewhere: (values: { saved: number; all: number }) => string;
    /** {saved, plural, one {# document is saved.} other {# documents are saved.}} */
    readonly ended: (saved: number) => string;
    /** {saved, number} of {all, number} saved. The server could not give: {titles}. */
    readonly endedWithout: (values: { saved: number; all: number; titles: string | number }) => string;
    readonly stopped: {
      /** {saved, number} of {all, number} saved. There is no room left on this phone. Remove what you no longer need, then continue. */
      readonly 'no-space': (values: { saved: number; all: number }) => string;
      /** {saved, number} of {all, number} saved. This browser cannot keep documents. In a private window, open the site in a normal one. */
      readonly 'no-storage': (values: { saved: number; all: number }) => string;
      /** {saved, number} of {all, number} saved. */
      readonly other: (values: { saved: number; all: number }) => string;
    };
    /** Data saver is on, or the connection is slow. “{section}” is {facts}. */
    readonly meteredText: (values: { section: string | number; facts: string | number }) => string;
    /** Save them now */
    readonly meteredYes: string;
    /** Not now */
    readonly meteredNo: string;
    /** What works without a connection */
    readonly ready: string;
    /** Looking whether the app is ready … */
    readonly shellChecking: string;
    /** The app itself is on this phone and opens without a connection. */
    readonly shellReady: string;
    /** The app itself is still being stored. Keep it open for a moment while you have a connection. */
    readonly shellNotReady: string;
    /** This browser cannot open the app without a connection. */
    readonly shellNever: string;
    readonly refused: {
      /** This browser lets the site keep nothing on this phone: perhaps its window is private, or cookies are blocked. In a normal window that allows cookies, you can save documents and lists. */
      readonly all: string;
      /** This browser lets the site keep no documents on this phone: perhaps its window is private, or cookies are blocked. In a normal window that allows cookies, you can save them. */
      readonly files: string;
      /** This browser lets the site keep no lists, choices or messages on this phone: perhaps its window is private, or cookies are blocked. In a normal window that allows cookies, they are kept. */
      readonly rows: string;
      /** This browser does not let the site keep the app, so nothing opens here without a connection: perhaps the window is private or belongs to another app, or cookies are blocked. In a normal window of your browser it may work. */
      readonly worker: string;
    };
    /** Data saver is on, or the connection is slow: the lists were not fetched without asking. */
    readonly metered: string;
    /** The server is busy and asked this phone to wait. What is still missing comes by itself: {pages}. */
    readonly waiting: (pages: string | number) => string;
    /** All {all, number} lists are on this phone. */
    readonly allListsThere: (all: number) => string;
    /** {there, number} of {all, number} lists are on this phone. */
    readonly listsThere: (values: { there: number; all: number }) => string;
    /** The oldest was checked with the server {age}. */
    readonly oldest: (age: string | number) => string;
    /** This phone takes no more lists: there is no room left, or the browser allows none. What it could not keep is gone when the app is closed. */
    readonly notKept: string;
    /** Fetch everything now */
    readonly fetchAll: string;
    /** Check everything now */
    readonly renewAll: string;
    /** Fetching all lists … */
    readonly fetchingAll: string;
    /** Everything was checked with the server. */
    readonly fetchedAll: string;
    /** Everything was fetched, but not everything could be kept on this phone. */
    readonly fetchedNotKept: string;
    /** Not everything could be fetched. Try again when you have a better connection. */
    readonly fetchedSome: string;
    /** Each list, and when it was checked */
    readonly showLists: string;
    /** Not on this phone yet */
    readonly missing: string;
    /** {records, plural, one {# entry, checked {age}} other {# entries, checked {age}}} */
    readonly standing: (values: { records: number; age: string | number }) => string;
    /** {records, plural, =1 {Only the first entry, checked {age}} other {Only the first # entries, checked {age}}} */
    readonly standingInPart: (values: { records: number; age: string | number }) => string;
    /** Data saver */
    readonly data: string;
    /** Save data */
    readonly dataSwitch: string;
    /** Pictures are shown only when you tap them, nothing moves by itself, and no list is fetched without asking. What you ask for is still fetched, and pictures that are on this phone already are shown. */
    readonly dataText: string;
    /** Your browser asks to save data. You can still turn it off for this app. */
    readonly dataAsked: string;
    /** Your browser asks to save data. In this app you have turned that off. */
    readonly dataAskedOff: string;
    /** This phone cannot remember your choice: it holds until you close the app. */
    readonly dataNotKept: string;
    /** This app */
    readonly version: string;
    /** Version {version}, built on {day}. */
    readonly versionOf: (values: { version: string | number; day: string | number }) => string;
    /** A version for development. */
    readonly noVersion: string;
    /** Licences of the software in this app */
    readonly licences: string;
    /** (needs a network) */
    readonly licencesOnline: string;
    /** If something looks wrong, a reset clears what the app has stored and starts it anew. Saved documents stay unless you say otherwise. */
    readonly resetText: string;
    /** Reset this app */
    readonly reset: string;
    /** Reset this app? */
    readonly resetTitle: string;
    /** Lists, pictures and settings that the app stored on this phone are cleared. Then it starts anew. */
    readonly resetWhat: string;
    /** There is no connection right now: the lists will not come back until there is one. */
    readonly resetOffline: string;
    /** Looking whether there is a connection … */
    readonly resetChecking: string;
    /** {count, plural, =1 {Also remove the saved document} other {Also remove the # saved documents}} */
    readonly resetDocuments: (count: number) => string;
    /** {count, plural, =1 {Also delete the message that was not sent} other {Also delete the # messages that were not sent}} */
    readonly resetOutbox: (count: number) => string;
    /** Reset */
    readonly resetYes: string;
    /** Keep everything */
    readonly resetNo: string;
    /** Clearing … */
    readonly resetting: string;
    /** Not everything could be cleared. Please try again; nothing that you keep was touched. */
    readonly resetFailed: string;
  };
}

declare module 'virtual:messages/vacancies' {
  export const messages: {
    /** Position */
    readonly title: string;
    /** Vacancy number */
    readonly number: string;
    /** Posted */
    readonly postDate: string;
    /** Closing date */
    readonly closeDate: string;
    /** TOR */
    readonly file: string;
    /** There are no vacancies at the moment. New ones appear here first. */
    readonly empty: string;
    /** Place */
    readonly location: string;
    /** Kind of contract */
    readonly employmentType: string;
    /** Number of posts */
    readonly positions: string;
    /** Pay */
    readonly salary: string;
    /** How to apply */
    readonly howToApply: string;
  };
}

declare module 'virtual:messages/volunteers' {
  export const messages: {
    /** Opening */
    readonly title: string;
    /** Number */
    readonly number: string;
    /** Posted */
    readonly postDate: string;
    /** Closing date */
    readonly closeDate: string;
    /** TOR */
    readonly file: string;
    /** There are no volunteer openings at the moment. New ones appear here first. */
    readonly empty: string;
    /** Place */
    readonly location: string;
    /** Kind of work */
    readonly employmentType: string;
    /** Number of places */
    readonly positions: string;
    /** What we cover */
    readonly salary: string;
    /** How to apply */
    readonly howToApply: string;
  };
}

declare module 'virtual:messages/invitations-to-bid' {
  export const messages: {
    /** Reference number */
    readonly referenceNumber: string;
    /** Announced */
    readonly announcementDate: string;
    /** Deadline */
    readonly deadline: string;
    /** Document */
    readonly file: string;
    /** There are no invitations to bid at the moment. New ones appear here first. */
    readonly empty: string;
    /** Invitation */
    readonly title: string;
    /** Place */
    readonly location: string;
    /** Questions until */
    readonly questionsUntil: string;
    /** How to submit a bid */
    readonly howToSubmit: string;
    /** Outcome */
    readonly outcome: string;
  };
}

declare module 'virtual:messages/notifications-of-award' {
  export const messages: {
    /** Reference number */
    readonly referenceNumber: string;
    /** Announced */
    readonly announcementDate: string;
    /** Deadline of the tender */
    readonly deadline: string;
    /** Document */
    readonly file: string;
    /** No awards have been published yet. */
    readonly empty: string;
    /** Award */
    readonly title: string;
    /** Awarded to */
    readonly awardedTo: string;
    /** Amount */
    readonly amount: string;
    /** The tender */
    readonly tender: string;
  };
}

declare module 'virtual:messages/faqs' {
  export const messages: {
    /** There are no questions and answers yet. */
    readonly empty: string;
  };
}

declare module 'virtual:messages/audit-reports' {
  export const messages: {
    /** No audit reports have been published yet. */
    readonly empty: string;
  };
}

declare module 'virtual:messages/templates' {
  export const messages: {
    /** Sample text */
    readonly sample: string;
    /** This page is a template. Everything on it is invented, until somebody writes it anew. */
    readonly sampleLine: string;
    /** Ask for a consultation */
    readonly contact: string;
    /** All services */
    readonly allServices: string;
    /** What clients say */
    readonly testimonials: string;
    /** Five invented clients, to show how the place looks. */
    readonly testimonialsLine: string;
    /** What a consultancy could offer */
    readonly servicesTitle: string;
    /** Six sample services, one card each. */
    readonly servicesLine: string;
    /** Three reasons */
    readonly featuresTitle: string;
    /** Advice that stays when the adviser leaves */
    readonly homeTwoTitle: string;
    /** A first screen for an organisation that advises others: one promise, one sentence that explains it, and one thing to do next. */
    readonly homeTwoLine: string;
    /** Start with the question, not with the report */
    readonly homeThreeTitle: string;
    /** A quieter opening, for an organisation whose work is to listen, to measure and to write down what it found. */
    readonly homeThreeLine: string;
    /** Pick a service, or describe your question below. */
    readonly servicesIntro: string;
    /** Other services */
    readonly otherServices: string;
    /** How the work goes */
    readonly stepsTitle: string;
    readonly services: {
      readonly planning: {
        /** Business planning */
        readonly title: string;
        /** A plan of ten pages that an owner can defend alone, with figures that a lender believes. */
        readonly text: string;
      };
      readonly finance: {
        /** Financial management */
        readonly title: string;
        /** Books that close on the fifth of the month, and a budget that people look at more than once. */
        readonly text: string;
      };
      readonly markets: {
        /** Market studies */
        readonly title: string;
        /** Who buys, at what price and in which season: asked in the market, not at the desk. */
        readonly text: string;
      };
      readonly training: {
        /** Training of trainers */
        readonly title: string;
        /** Twelve days, three months apart, with practice between them and an observer in the room. */
        readonly text: string;
      };
      readonly procurement: {
        /** Procurement support */
        readonly title: string;
        /** Tender papers that small suppliers understand, and records that an auditor can follow. */
        readonly text: string;
      };
      readonly monitoring: {
        /** Monitoring and evaluation */
        readonly title: string;
        /** Few indicators, measured on time, and a conversation about each that did not move. */
        readonly text: string;
      };
    };
    readonly features: {
      readonly onTheSpot: {
        /** On the spot */
        readonly title: string;
        /** Work begins where the question is, with those who live with it. */
        readonly text: string;
      };
      readonly checkedTwice: {
        /** Checked twice */
        readonly title: string;
        /** Each figure has a source, and a second pair of eyes has seen it. */
        readonly text: string;
      };
      readonly onTime: {
        /** On time */
        readonly title: string;
        /** A short answer on the agreed day is worth more than a long one later. */
        readonly text: string;
      };
      readonly plainWords: {
        /** In plain words */
        readonly title: string;
        /** A report that needs explaining is not finished yet. */
        readonly text: string;
      };
    };
    readonly steps: {
      readonly conversation: {
        /** One conversation */
        readonly title: string;
        /** An hour, free of charge, to find out what the question really is. */
        readonly text: string;
      };
      readonly terms: {
        /** A page of terms */
        readonly title: string;
        /** What will be done, by whom, until when, and what it costs. */
        readonly text: string;
      };
      readonly work: {
        /** The work */
        readonly title: string;
        /** With your people in every step, so that they can repeat it. */
        readonly text: string;
      };
      readonly returnVisit: {
        /** A return visit */
        readonly title: string;
        /** Six months later, to see what is still used and what is not. */
        readonly text: string;
      };
    };
    readonly quotations: {
      readonly baker: {
        /** Samira Azimi */
        readonly name: string;
        /** Owner of a bakery */
        readonly role: string;
        /** They asked for my notebook first and for my plans later. The notebook knew more than I did. */
        readonly text: string;
      };
      readonly grower: {
        /** Karim Wardan */
        readonly name: string;
        /** Head of a growers’ union */
        readonly role: string;
        /** We had three studies in the cupboard. This one is on the table, with coffee stains. */
        readonly text: string;
      };
      readonly director: {
        /** Leyla Shomal */
        readonly name: string;
        /** Director of a vocational school */
        readonly role: string;
        /** The trainers left in May. The training did not. */
        readonly text: string;
      };
      readonly supplier: {
        /** Omid Farhadi */
        readonly name: string;
        /** Supplier of solar pumps */
        readonly role: string;
        /** For the first time I understood a tender before its deadline. */
        readonly text: string;
      };
      readonly member: {
        /** Nasrin Bahar */
        readonly name: string;
        /** Board member of a savings union */
        readonly role: string;
        /** Four figures on one sheet, each month. We now argue about the right things. */
        readonly text: string;
      };
    };
  };
}

declare module 'virtual:messages/privacy' {
  export const messages: {
    /** In short */
    readonly shortTitle: string;
    /** This site has no accounts, no advertisements and no statistics about visitors, and the app sets no cookies. It stores copies of what you see on this phone, so that they open without a connection. Other sites are asked for something only where this page says so. */
    readonly short: string;
    /** What is stored on this phone */
    readonly storedTitle: string;
    /** Everything is stored in this browser alone. Whoever uses this browser can see it: which documents you opened and saved, where you stopped reading, and messages that wait. The names below are those that a browser shows in its settings and its tools. */
    readonly stored: string;
    /** Copies of files (Cache Storage) */
    readonly cachesTitle: string;
    readonly caches: {
      readonly precache: {
        /** The app itself: its programs and icons */
        readonly holds: string;
        /** The name ends with a version. Until a newer version has taken over. */
        readonly until: string;
      };
      readonly api: {
        /** Lists and texts, as the server sent them */
        readonly holds: string;
        /** The 300 that were used last. */
        readonly until: string;
      };
      readonly images: {
        /** Pictures that were shown */
        readonly holds: string;
        /** The 80 that were used last, each for 30 days after its last use. */
        readonly until: string;
      };
      readonly documents: {
        /** Documents that you opened */
        readonly holds: string;
        /** The 60 that were used last, each for 90 days after its last use. */
        readonly until: string;
      };
      readonly savedDocuments: {
        /** Documents that you saved */
        readonly holds: string;
        /** Until you remove them. */
        readonly until: string;
      };
      readonly formerDocuments: {
        /** The version before, of a saved document that has changed */
        readonly holds: string;
        /** Until you open the new version. */
        readonly until: string;
      };
      readonly viewer: {
        /** What shows PDF documents */
        readonly holds: string;
        /** Until a newer version of the app brings its own. */
        readonly until: string;
      };
      readonly pages: {
        /** The main pages, as the server sent them */
        readonly holds: string;
        /** Until they are outdated; not with data saver. */
        readonly until: string;
      };
    };
    /** When the phone runs short of room, pictures and opened documents go earlier, and the phone itself may delete everything. */
    readonly noRoom: string;
    /** Rows of the app’s database (IndexedDB, {name}) */
    readonly rowsTitle: (name: string | number) => string;
    /** …/api/… */
    readonly listKeys: string;
    readonly rows: {
      readonly lists: {
        /** Lists and texts, and when the server last confirmed them */
        readonly holds: string;
        /** Lists until newer ones come; other texts for 90 days after they were last confirmed. */
        readonly until: string;
      };
      readonly saved: {
        /** What you saved: title, page, size and time of each document */
        readonly holds: string;
        /** As long as the document. */
        readonly until: string;
      };
      readonly section: {
        /** What is left of a list that you are saving */
        readonly holds: string;
        /** Until it is saved, or you stop it. */
        readonly until: string;
      };
      readonly reading: {
        /** Where you stopped reading each document */
        readonly holds: string;
        /** For 90 days, and as long as the document is saved. */
        readonly until: string;
      };
      readonly edition: {
        /** Texts of documents, made for reading, and the list of those that there are */
        readonly holds: string;
        /** For 90 days after they came or were renewed. */
        readonly until: string;
      };
      readonly preferences: {
        /** Your choices and the app’s own notes, such as data saver, how often you came, when you were last here, and which notices were on this phone then */
        readonly holds: string;
        /** Until you reset the app. */
        readonly until: string;
      };
      readonly outbox: {
        /** Messages that the server does not have yet: what you wrote, and when */
        readonly holds: string;
        /** Until the server has accepted them, or you delete them. */
        readonly until: string;
      };
      readonly aside: {
        /** Rows that could not be shown, for whoever looks for the fault */
        readonly holds: string;
        /** The newest five. */
        readonly until: string;
      };
    };
    /** Other places */
    readonly otherTitle: string;
    readonly otherStores: {
      readonly uses: {
        /** When each stored picture, answer and opened document was last used (IndexedDB) */
        readonly holds: string;
        /** As long as the copy; removed when the app next clears up. */
        readonly until: string;
      };
      readonly reload: {
        /** When the page last reloaded itself after an update (Session Storage) */
        readonly holds: string;
        /** Until you close the tab. */
        readonly until: string;
      };
      readonly update: {
        /** That you asked for an update that was not ready when the page reloaded (Session Storage) */
        readonly holds: string;
        /** Until the page has loaded again, or you close the tab. */
        readonly until: string;
      };
      readonly drafts: {
        /** What you wrote in a form and have not sent, while the app reloads the page (Session Storage) */
        readonly holds: string;
        /** Until a form is shown again or you press “Reset this app”, at the latest until you close the tab. */
        readonly until: string;
      };
    };
    /** The browser keeps its own history and copies of files, as for every site. */
    readonly browser: string;
    /** How to delete it */
    readonly deleteTitle: string;
    /** One document: press “Remove” on the page {page}. */
    readonly deleteOne: (page: string | number) => string;
    /** Saved on this phone */
    readonly savedPage: string;
    /** Nearly everything: press “Reset this app” on the same page. Saved documents and messages that wait stay, unless you choose otherwise; the app itself stays when the server does not answer. */
    readonly deleteMost: string;
    /** Everything: delete the data of this site in the settings of your browser, with what you saved. Removing the app from the home screen alone may leave it. */
    readonly deleteAll: string;
    /** What a server can see */
    readonly serverTitle: string;
    /** With each request the server sees the address of your connection (IP address), the time, what is asked for, and what every browser tells of itself, such as its kind, version and language. */
    readonly server: string;
    /** The app asks for more than you look at. After the first visit it fetches the lists by itself, but not with data saver or on 2G. Where the app is installed, some browsers let it ask for the lists of vacancies and tenders while it is closed, about twice a day; not with data saver, on 2G or on mobile data. What is stored is asked for again when you open it, to see whether it has changed. The app looks for a new version of itself at most once an hour, and for the network after a request has failed. */
    readonly serverMore: string;
    /** Once the app is stored, its pages open from this phone, and the search looks through what is on this phone: no server sees your words. Before that, and in a browser that cannot store the app, the server sees the address of each page that you load; the address of a search has its words in it. */
    readonly serverLess: string;
    /** What you write in a form is sent only when you press its button: the fields, the name of the form, the time, and a random number by which the server knows repeats. Without a connection the message waits on this phone, and is sent when there is one. Where a form says that messages are not delivered, nothing is sent. */
    readonly messages: string;
    /** The app cannot know whether a server keeps a record of requests, and for how long. Ask us. */
    readonly log: string;
    /** What is asked of other sites, and when */
    readonly othersTitle: string;
    /** Nothing is asked of any other site. */
    readonly noHost: string;
    readonly hosts: {
      /** {names}: lists, texts, documents and pictures, on every page. It is a server in the sense of the section above. */
      readonly api: (names: string | number) => string;
      /** {names}: pictures, when a page shows them. */
      readonly images: (names: string | number) => string;
      /** {names}: messages, when they are sent. */
      readonly forms: (names: string | number) => string;
      /** {names}: the check that you are human, when a form shows it. */
      readonly captcha: (names: string | number) => string;
      /** {names}: the map on the contact page, only when you press “Show the map”. */
      readonly map: (names: string | number) => string;
      /** {names}: the film on the home page, only when you press “Play the film”. */
      readonly video: (names: string | number) => string;
    };
    /** Each of them then sees the address of your connection and the name of this site, and may set cookies of its own. */
    readonly hostsSee: string;
    /** Links to other sites, such as partners and social networks, ask nothing of them until you follow them. Fonts, programs and icons come from this site. */
    readonly links: string;
    /** Questions */
    readonly questionsTitle: string;
    /** Ask us what is stored about you, or tell us what is wrong on this page. */
    readonly questions: string;
  };
}

declare module 'virtual:messages/accessibility' {
  export const messages: {
    /** The target */
    readonly targetTitle: string;
    /** Everyone shall be able to use this site: on an old phone, with large text, by keyboard, with a screen reader. The target is WCAG 2.2, level AA. */
    readonly target: string;
    /** Nobody from outside has audited the site, so this page claims no conformance. It says what is tested, what is not, and what is known to be weak. */
    readonly noClaim: string;
    /** A document in another form */
    readonly formatsTitle: string;
    /** If you cannot use a document, tell us its title and what would help: plain text in an e-mail, large print, or somebody who reads it to you on the phone. Tell us, too, if anything on this site stops you. */
    readonly formats: string;
    /** What is tested */
    readonly testedTitle: string;
    /** The tests of the app run in the browser Chromium. They check */
    readonly tested: string;
    readonly tests: {
      /** on the main pages, the rules of WCAG 2.2 A and AA that a program can judge (axe), and contrast in the dark colours as well; */
      readonly rules: string;
      /** for buttons, cards, notices and other common parts: contrast, a visible focus, and a size of at least 44 by 44 pixels, in light, dark and forced colours, from left to right and from right to left; */
      readonly parts: string;
      /** that every page shows its content on a screen of 320 pixels, without scrolling sideways; */
      readonly narrow: string;
      /** that menus and dialogs open and close by keyboard, and that the focus goes to the heading of a new page; */
      readonly keyboard: string;
      /** that nothing moves by itself where reduced motion is asked for, and that carousels can be stopped; */
      readonly motion: string;
      /** that pages can be read without scripts. */
      readonly scripts: string;
    };
    /** What is not tested */
    readonly untestedTitle: string;
    readonly untested: {
      /** The site has not been tried by people who use a screen reader, a magnifier or a switch every day, nor with TalkBack, VoiceOver or NVDA. */
      readonly people: string;
      /** A program judges only a part of the rules; whether names, headings and the order of reading make sense, it does not know. */
      readonly machine: string;
      /** Texts, pictures and documents come from editors, and no test judges them. */
      readonly content: string;
    };
    readonly translated: {
      /** Dari */
      readonly 'fa-AF': string;
      /** Pashto */
      readonly ps: string;
    };
    /** What is known to be weak */
    readonly weakTitle: string;
    readonly weak: {
      /** Documents are PDF files. Many have no marked headings and tables. Some are scans: pictures of pages, which a screen reader cannot read. */
      readonly documents: string;
      /** The pages of a document, as the viewer shows them, have a text without headings, lists and tables. The text that Read opens has them, where the document marks them or they can be told from its type. */
      readonly viewer: string;
      /** A text without a translation is marked with its own language. Words of another language within a text by editors are not marked, so a screen reader may read them with the wrong voice. */
      readonly language: string;
      /** The translation of the interface to {languages} was made with the help of a machine, and awaits a review by native readers. */
      readonly translations: (languages: string | number) => string;
      /** The map, the film and the check that you are human, where a form has one, belong to other sites. The address stands beside the map, and a link beside the film. */
      readonly outside: string;
    };
  };
}

declare module 'virtual:messages/calendar' {
  export const messages: {
    /** Closes: {title} */
    readonly entry: (title: string | number) => string;
    readonly added: {
      /** The date is in your downloads, as a calendar file. Open the file to add it to your calendar. */
      readonly none: string;
      /** The date is in your downloads, as a calendar file. Open the file to add it to your calendar, which reminds you one day before. */
      readonly one: string;
      /** The date is in your downloads, as a calendar file. Open the file to add it to your calendar, which reminds you three days and one day before. */
      readonly two: string;
    };
  };
}

declare module 'virtual:messages/tenders' {
  export const messages: {
    readonly states: {
      /** Open */
      readonly open: string;
      /** Closed: awaiting outcome */
      readonly awaiting: string;
      /** Cancelled */
      readonly cancelled: string;
    };
    /** Awarded to {name} on {date} */
    readonly awardedOn: (values: { name: string | number; date: string | number }) => string;
    /** Awarded to {name} */
    readonly awardedTo: (name: string | number) => string;
    /** Outcome published on {date} */
    readonly outcomeOn: (date: string | number) => string;
    /** Outcome published */
    readonly outcome: string;
    /** Invitation {number} */
    readonly invitation: (number: string | number) => string;
  };
}

declare module 'virtual:messages/notices' {
  export const messages: {
    /** At a glance */
    readonly facts: string;
    /** {place} time ({offset}) */
    readonly zone: (values: { place: string | number; offset: string | number }) => string;
    /** {date}, until the end of the day */
    readonly endOfDay: (date: string | number) => string;
    /** Closes on {date}. */
    readonly closes: (date: string | number) => string;
    /** Closed on {date}. */
    readonly closed: (date: string | number) => string;
    /** Awarded to {name} on {date}. */
    readonly awardedOn: (values: { name: string | number; date: string | number }) => string;
    /** Awarded to {name}. */
    readonly awardedTo: (name: string | number) => string;
    /** The outcome was published on {date}. */
    readonly outcomeOn: (date: string | number) => string;
    /** The outcome was published. */
    readonly outcome: string;
    /** Cancelled. */
    readonly cancelled: string;
    /** Ask and apply here, and name the number {number}: */
    readonly applyTo: (number: string | number) => string;
    /** Ask and apply here: */
    readonly applyToUs: string;
    /** {organisation} never asks for a fee, at any step. If somebody asks you for money in our name, tell us: */
    readonly noFee: (organisation: string | number) => string;
    /** Keep and pass on */
    readonly actions: string;
    /** Share */
    readonly share: string;
    /** Print */
    readonly print: string;
    /** Document: {facts} */
    readonly document: (facts: string | number) => string;
    /** {title} ({number}) */
    readonly numbered: (values: { title: string | number; number: string | number }) => string;
    /** Its neighbours in the list */
    readonly neighbours: string;
    /** Before it in the list */
    readonly previous: string;
    /** Next in the list */
    readonly next: string;
    /** The whole list: {list} */
    readonly all: (list: string | number) => string;
    /** This notice is not in the list */
    readonly gone: string;
    /** It was taken off the list, its number has changed, or a part of the link is missing. This is the list as it stands now. */
    readonly goneHint: string;
    /** Not on this phone yet */
    readonly missing: string;
    /** The stored list does not have this notice. It may be new: with a connection the list is fetched again. */
    readonly missingHint: string;
    /** The stored list does not have this notice. The server is being asked … */
    readonly asking: string;
  };
}

declare module 'virtual:messages/feeds' {
  export const messages: {
    /** {list} · {site} */
    readonly title: (values: { list: string | number; site: string | number }) => string;
    /** {list}: deadlines */
    readonly deadlines: (list: string | number) => string;
    /** Number: {number} */
    readonly number: (number: string | number) => string;
    /** Place: {place} */
    readonly place: (place: string | number) => string;
    /** How to apply: {text} */
    readonly apply: (text: string | number) => string;
    /** Awarded to {supplier}. */
    readonly awardedTo: (supplier: string | number) => string;
    /** Cancelled. */
    readonly cancelled: string;
  };
}

declare module 'virtual:messages/language-offer' {
  export const messages: {
    /** This website is also in English. */
    readonly offer: string;
    /** Read in English */
    readonly change: string;
    /** No, thanks */
    readonly stay: string;
  };
}

declare module 'virtual:messages/left' {
  export const messages: {
    /** This website is not in English just now. This page is shown in another language. */
    readonly notice: string;
    /** Close */
    readonly close: string;
  };
}

declare module 'virtual:messages/worker' {
  export const messages: {
    /** This app cannot be opened just now. */
    readonly cannotOpen: string;
    /** This phone no longer holds the files of the app, and they cannot be fetched: there is no network, it does not answer, or it asks for a sign-in first. The app comes back by itself with the next good connection. */
    readonly cannotOpenWhy: string;
    /** Not on this phone in English yet */
    readonly otherTitle: string;
    /** This page cannot be fetched now: there is no network, or it does not answer. It opens in English with the next good connection. */
    readonly otherText: string;
    /** This phone can open it in: */
    readonly others: string;
    /** Try again */
    readonly retry: string;
    /** Saved on this phone */
    readonly saved: string;
    /** The storage of this phone does not answer just now, so what you saved cannot be listed. */
    readonly notListed: string;
    /** No saved document was found on this phone. */
    readonly noneSaved: string;
    /** Not on this phone yet */
    readonly notStored: string;
    /** This document is not stored here, and it cannot be fetched now: there is no network, or it does not answer. */
    readonly notStoredWhy: string;
    /** Back to home */
    readonly backToHome: string;
  };
}

declare module 'virtual:messages/manifest' {
  export const messages: {
    /** Vacancies, tenders, reports and answers, readable without a network. */
    readonly description: string;
    /** Vacancies */
    readonly vacancies: string;
    /** FAQs */
    readonly faqs: string;
  };
}

declare module 'virtual:messages/formats' {
  export const messages: {
    /** 0123456789 */
    readonly digits: string;
    /** . */
    readonly decimal: string;
    /** , */
    readonly group: string;
    /** {number}% */
    readonly percent: (number: string | number) => string;
    /** {day} {month} {year} */
    readonly day: (values: { day: string | number; month: string | number; year: string | number }) => string;
    /** {solar} ({gregorian}) */
    readonly date: (values: { solar: string | number; gregorian: string | number }) => string;
    /** {solar}, {time} ({gregorian}) */
    readonly dateAndTime: (values: { solar: string | number; time: string | number; gregorian: string | number }) => string;
    readonly clocks: {
      /** {time} at night */
      readonly night: (time: string | number) => string;
      /** {time} in the morning */
      readonly morning: (time: string | number) => string;
      /** {time} at noon */
      readonly noon: (time: string | number) => string;
      /** {time} in the afternoon */
      readonly afternoon: (time: string | number) => string;
      /** {time} in the evening */
      readonly evening: (time: string | number) => string;
    };
    /** {month} {year} */
    readonly monthOfYear: (values: { month: string | number; year: string | number }) => string;
    /** {from}–{to} */
    readonly monthSpan: (values: { from: string | number; to: string | number }) => string;
    /** Hamal Sawr Jawza Saratan Asad Sunbula Mizan Aqrab Qaws Jadi Dalw Hut */
    readonly solarMonths: string;
    /** January February March April May June July August September October November December */
    readonly months: string;
    /** now */
    readonly now: string;
    /** yesterday */
    readonly yesterday: string;
    readonly ages: {
      /** {count, plural, one {# year ago} other {# years ago}} */
      readonly year: (count: number) => string;
      /** {count, plural, one {# month ago} other {# months ago}} */
      readonly month: (count: number) => string;
      /** {count, plural, one {# day ago} other {# days ago}} */
      readonly day: (count: number) => string;
      /** {count, plural, one {# hour ago} other {# hours ago}} */
      readonly hour: (count: number) => string;
      /** {count, plural, one {# minute ago} other {# minutes ago}} */
      readonly minute: (count: number) => string;
    };
    readonly sizes: {
      /** {size} bytes */
      readonly bytes: (size: string | number) => string;
      /** {size} kB */
      readonly kilobytes: (size: string | number) => string;
      /** {size} MB */
      readonly megabytes: (size: string | number) => string;
      /** {size} GB */
      readonly gigabytes: (size: string | number) => string;
    };
    /** {before}, {last} */
    readonly listMiddle: (values: { before: string | number; last: string | number }) => string;
    /** {before} and {last} */
    readonly listEnd: (values: { before: string | number; last: string | number }) => string;
  };
}
