/** What is run before the app, in a task of its own: the build puts all libraries of the start into one file. */
import 'react-dom/client';
