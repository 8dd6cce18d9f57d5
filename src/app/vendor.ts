/** The libraries that run before the app, in a task of their own: the build puts them into one file. */
import 'react-dom/client';
