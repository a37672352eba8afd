/** A group of pieces with one stop in the tab order; arrow keys walk among them. */

export function rove(group: Element): { destroy(): void } {
  const pieces = () => [...group.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
  const settle = () => {
    const all = pieces();
    if (all.length > 0 && !all.some((piece) => piece.getAttribute("tabindex") === "0"))
      all[0]?.setAttribute("tabindex", "0");
  };
  const key = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const step =
      key === "ArrowRight" || key === "ArrowDown" ? 1 : key === "ArrowLeft" || key === "ArrowUp" ? -1 : 0;
    const all = pieces();
    const here = all.findIndex((piece) => piece === document.activeElement);
    const next = all[here + step];
    if (step === 0 || here < 0 || !next) return;
    event.preventDefault();
    all[here]?.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", key);
    },
  };
}
