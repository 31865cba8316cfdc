// Leaving a lesson goes back to where one came from, if that was here.

import { navigate } from '../router';

interface Past {
  canGoBack: boolean;
}

export function leave(): void {
  // Only pages of this site are in it, so that nobody is led away; browsers without it go to the lessons.
  const past = (window as { navigation?: Past }).navigation;
  if (past?.canGoBack) history.back();
  else void navigate('/learn');
}
