/** What an iPhone has instead of full screen for any element. */
interface PhoneFilm extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/**
 * The film with its strip fills the screen, or gives it back. An iPhone lets only the film itself do that, in its own
 * player: there the captions are the player's for as long as it is open.
 */
export function fillScreen(video: PhoneFilm, frame: HTMLElement, areCaptionsShown: boolean): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void frame.requestFullscreen().catch(() => undefined);
  else if (video.webkitEnterFullscreen) {
    const [captions] = video.textTracks;
    if (captions && areCaptionsShown) {
      captions.mode = 'showing';
      video.addEventListener('webkitendfullscreen', () => void (captions.mode = 'hidden'), { once: true });
    }
    video.webkitEnterFullscreen();
  }
}
